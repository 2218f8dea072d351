// SPDX-License-Identifier: Apache-2.0

/// The parameters of an event, for reading at fixed offsets that the caller has compared with `count`.
///
/// Reads past the end give zeros and never trap.
struct HCIEventBytes: ~Escapable {
    private let parameters: Span<UInt8>

    /// From the packet that starts with the event code; a parameter length beyond the packet is cut to it.
    @_lifetime(copy packet)
    init(_ packet: Span<UInt8>) {
        guard packet.count >= 2 else {
            parameters = packet.extracting(0..<0)
            return
        }
        parameters = packet.extracting(2..<min(packet.count, 2 + Int(packet[1])))
    }

    var count: Int { parameters.count }

    subscript(_ offset: Int) -> UInt8 { offset < parameters.count ? parameters[offset] : 0 }

    func word(_ offset: Int) -> UInt16 { UInt16(self[offset]) | UInt16(self[offset + 1]) << 8 }

    /// A connection handle without the bits above it.
    func handle(_ offset: Int) -> UInt16 { word(offset) & 0x0fff }

    func address(_ offset: Int) -> BluetoothAddress {
        var value: UInt64 = 0
        for index in 0..<6 { value |= UInt64(self[offset + index]) << UInt64(8 * index) }
        return BluetoothAddress(value)
    }

    /// Nil where the field is all zeros, which stands for "none", or all ones.
    func privateAddress(_ offset: Int) -> BluetoothAddress? {
        let address = address(offset)
        return address.value == 0 || address.value == 0xffff_ffff_ffff ? nil : address
    }
}
