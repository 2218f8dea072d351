// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import ByteCoding
import FieldCoding
import Testing

@Suite struct LLCRCTests {
    private func isValid(_ bytes: [UInt8], _ initialValue: UInt32 = LLCRC.advertisingInit) -> Bool {
        LLCRC.isValid(bytes.span, initialValue: initialValue)
    }

    private func crc(_ pdu: [UInt8], _ initialValue: UInt32 = LLCRC.advertisingInit) -> UInt32 {
        LLCRC.value(of: pdu.span, initialValue: initialValue)
    }

    /// Advertisements that sniffers received with the CRC behind them (crackle_lesc.pcapng frame 1, an Ubertooth).
    @Test(arguments: ["402116234282437d02011a030311181309416c657274204e6f74696669636174696f6ee5b902"])
    func receivedCRCsAreRight(hex: String) throws {
        var bytes = try Hex.bytes(hex)
        #expect(isValid(bytes))
        let received =
            UInt32(bytes[bytes.count - 3]) | UInt32(bytes[bytes.count - 2]) << 8 | UInt32(bytes[bytes.count - 1]) << 16
        let pdu = [UInt8](bytes.dropLast(3))
        #expect(crc(pdu) == received)
        let frame = LLAirFrame(accessAddress: LLAccessAddress.advertising, pdu: pdu, crcInit: LLCRC.advertisingInit)
        #expect(frame.crc.value == received && frame.encoded().dropFirst(4) == bytes[...])
        for bit in 0..<(8 * bytes.count) {
            bytes[bit / 8] ^= 1 << UInt8(bit % 8)
            #expect(!isValid(bytes))
            bytes[bit / 8] ^= 1 << UInt8(bit % 8)
        }
        #expect(!isValid([]))
    }

    @Test func theInitialValueIsFoundAgain() {
        var random = PDUTestRandom(seed: 0xc4c)
        for _ in 0..<500 {
            let pdu = random.bytes(Int.random(in: 0...40, using: &random))
            let initial = UInt32.random(in: 0...0xff_ffff, using: &random)
            let crc = crc(pdu, initial)
            let found = LLCRC.initialValue(of: pdu.span, crc: crc)
            #expect(crc <= 0xff_ffff && found == initial)
        }
    }

    /// Core specification 5.4, volume 6, part B, 2.1.2.
    @Test func accessAddressesAreChecked() {
        #expect(LLAccessAddress.isValidForConnection(0x50654a27))
        #expect(LLAccessAddress.isValidForConnection(0x92dda6f5))
        #expect(LLAccessAddress.isValidForConnection(0xaf9a9394))
        #expect(LLAccessAddress.isValidForConnection(0x71764129))
        #expect(!LLAccessAddress.isValidForConnection(LLAccessAddress.advertising))
        #expect(!LLAccessAddress.isValidForConnection(LLAccessAddress.advertising ^ 0x10))
        #expect(!LLAccessAddress.isValidForConnection(0x5a5a5a5a))
        #expect(!LLAccessAddress.isValidForConnection(0))
        #expect(!LLAccessAddress.isValidForConnection(0x50650027))
        #expect(!LLAccessAddress.isValidForConnection(0x55555555 ^ 1))
        #expect(!LLAccessAddress.isValidForConnection(0xfc654a27))
    }
}
