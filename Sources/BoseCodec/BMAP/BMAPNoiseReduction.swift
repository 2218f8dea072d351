// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Active noise reduction: the mode, one byte, and which modes there are. Sources: Bose iOS SDK documentation (modes),
/// aaronsb/bosectl.
public struct BMAPNoiseReduction: FieldCoded {
    public struct Mode: WireEnumeration {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let off = Mode(rawValue: 0)
        public static let high = Mode(rawValue: 1)
        public static let wind = Mode(rawValue: 2)
        public static let low = Mode(rawValue: 3)
        public static let invalid = Mode(rawValue: 0xff)

        public static let names: KeyValuePairs<UInt8, StaticString> = [
            0: "off", 1: "high", 2: "wind", 3: "low", 0xff: "invalid",
        ]
    }

    public var mode: Mode = .off
    public var capabilities: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("mode", &mode)
        guard coder.isPresent("capabilities", exists: !capabilities.isEmpty, flag: coder.remaining != 0) else {
            capabilities = []
            return
        }
        try coder.bytes("capabilities", &capabilities)
    }
}
