// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Which configuration option it is, without the hint bit (Core specification 5.4, volume 3, part A, 5).
public struct L2CAPOptionType: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let mtu = L2CAPOptionType(rawValue: 0x01)
    public static let flushTimeout = L2CAPOptionType(rawValue: 0x02)
    public static let qualityOfService = L2CAPOptionType(rawValue: 0x03)
    public static let retransmissionAndFlowControl = L2CAPOptionType(rawValue: 0x04)
    public static let fcs = L2CAPOptionType(rawValue: 0x05)
    public static let extendedFlowSpecification = L2CAPOptionType(rawValue: 0x06)
    public static let extendedWindowSize = L2CAPOptionType(rawValue: 0x07)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0x01: "mtu",
        0x02: "flush_timeout",
        0x03: "quality_of_service",
        0x04: "retransmission_and_flow_control",
        0x05: "fcs",
        0x06: "extended_flow_specification",
        0x07: "extended_window_size",
    ]
}
