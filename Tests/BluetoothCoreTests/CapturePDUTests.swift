// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import ByteCoding
import FieldCoding
import Foundation
import Testing

/// Advertising data and link layer PDUs in other people's captures decode and encode bit by bit.
@Suite struct CapturePDUTests {
    static let files: [URL] = {
        guard let root = PDUTestSupport.sharedCaptures else { return [] }
        return ["", "bumble", "bluez"].flatMap { folder -> [URL] in
            let url = folder.isEmpty ? root : root.appending(path: folder)
            let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
            return names.sorted().map { url.appending(path: $0) }
        }
    }()

    @Test(.enabled(if: !files.isEmpty, "needs shared/captures")) func advertisingDataRoundTrips() throws {
        let codec = try PDUTestSupport.codec("ad")
        var payloads = 0
        var odd = 0
        for file in Self.files {
            for case .event(let event) in CaptureBytes.packets(of: file) {
                for data in Self.advertisingData(in: event) {
                    let accepted = try PDUTestSupport.checkRoundTrip(codec, data, file.lastPathComponent)
                    #expect(accepted, "\(file.lastPathComponent): \(Hex.string(data))")
                    if !PDUTestSupport.json(codec, data).1.isClean { odd += 1 }
                    payloads += 1
                    // The iterator sees the same structures.
                    let value = try AdvertisingData(decoding: data)
                    var iterator = ADIterator(data.span)
                    var types: [UInt8] = []
                    while let next = iterator.next() { types.append(next.type) }
                    #expect(types == value.structures.map { $0.type.rawValue })
                }
            }
        }
        print("CapturePDUTests: \(payloads) advertising payloads, \(odd) of them odd")
        #expect(payloads > 2000)
    }

    /// Data of LE advertising reports, extended ones, and extended inquiry results.
    static func advertisingData(in event: [UInt8]) -> [[UInt8]] {
        var result: [[UInt8]] = []
        var reader = ByteReader(event.span)
        guard let code = try? reader.readUInt8(), (try? reader.skip(1)) != nil else { return [] }
        if code == 0x2f, (try? reader.skip(15)) != nil { return [reader.readRemainingBytes()] }
        guard code == 0x3e, let subevent = try? reader.readUInt8(), let count = try? reader.readUInt8() else {
            return []
        }
        // Reports one after the other, as controllers send them.
        for _ in 0..<count {
            switch subevent {
            case 0x02:
                guard (try? reader.skip(8)) != nil, let length = try? reader.readUInt8(),
                    let data = try? reader.readBytes(Int(length)), (try? reader.skip(1)) != nil
                else { return result }
                result.append(data)
            case 0x0d:
                guard (try? reader.skip(23)) != nil, let length = try? reader.readUInt8(),
                    let data = try? reader.readBytes(Int(length))
                else { return result }
                result.append(data)
            default: return result
            }
        }
        return result
    }

    @Test(.enabled(if: !files.isEmpty, "needs shared/captures")) func airFramesRoundTrip() throws {
        let frameCodec = try PDUTestSupport.codec("ll-frame")
        let advertising = try PDUTestSupport.codec("ll-advertising")
        let data = try PDUTestSupport.codec("ll-data")
        let control = try PDUTestSupport.codec("ll-control")
        var counts = (advertising: 0, data: 0, control: 0, validCRC: 0, connections: 0)
        for file in Self.files {
            let label = file.lastPathComponent
            var crcInit: [UInt32: UInt32] = [:]
            for case .air(let bytes) in CaptureBytes.packets(of: file) {
                #expect(try PDUTestSupport.checkRoundTrip(frameCodec, bytes, label))
                let frame = try LLAirFrame(decoding: bytes)
                guard frame.isAdvertising else {
                    #expect(LLAccessAddress.isValidForConnection(frame.accessAddress), "\(label)")
                    #expect(try PDUTestSupport.checkRoundTrip(data, frame.pdu, label), "\(Hex.string(frame.pdu))")
                    counts.data += 1
                    if let initial = crcInit[frame.accessAddress], frame.hasValidCRC(initialValue: initial) {
                        counts.validCRC += 1
                    }
                    let pdu = try LLDataPDU(decoding: frame.pdu)
                    if pdu.id == .control, try PDUTestSupport.checkRoundTrip(control, pdu.payload, label) {
                        counts.control += 1
                    }
                    continue
                }
                guard frame.hasValidCRC(initialValue: LLCRC.advertisingInit) else { continue }
                counts.validCRC += 1
                #expect(try PDUTestSupport.checkRoundTrip(advertising, frame.pdu, label), "\(Hex.string(frame.pdu))")
                counts.advertising += 1
                if case .connectRequest(let request) = try LLAdvertisingPDU(decoding: frame.pdu).payload {
                    crcInit[request.accessAddress] = UInt32(request.crcInit.value)
                    counts.connections += 1
                }
            }
        }
        print("CapturePDUTests: \(counts)")
        #expect(counts.advertising > 500 && counts.data > 1000 && counts.control > 10 && counts.validCRC > 500)
    }
}
