// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Write Local Name, 7.3.11.
///
/// Bytes: localName 248.
public struct HCIWriteLocalName: HCICommand {
    public static var opcode: HCIOpcode { 0x0c13 }
    public static var name: StaticString { "Write Local Name" }
    public typealias ReturnParameters = HCIStatusReturn

    public var localName = UTF8Text()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.text("localName", &localName, count: 248)
    }
}

/// Read Local Name, 7.3.12.
public struct HCIReadLocalName: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x0c14 }
    public static var name: StaticString { "Read Local Name" }

    /// Bytes: status 1, localName 248.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var localName = UTF8Text()

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.text("localName", &localName, count: 248)
        }
    }

    public init() {}
}

/// Read Class Of Device, 7.3.25.
public struct HCIReadClassOfDevice: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x0c23 }
    public static var name: StaticString { "Read Class Of Device" }

    /// Bytes: status 1, classOfDevice 3.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var classOfDevice: UInt24 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("classOfDevice", &classOfDevice)
        }
    }

    public init() {}
}

/// Write Class Of Device, 7.3.26.
///
/// Bytes: classOfDevice 3.
public struct HCIWriteClassOfDevice: HCICommand {
    public static var opcode: HCIOpcode { 0x0c24 }
    public static var name: StaticString { "Write Class Of Device" }
    public typealias ReturnParameters = HCIStatusReturn

    public var classOfDevice: UInt24 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("classOfDevice", &classOfDevice)
    }
}

/// Read Voice Setting, 7.3.27.
public struct HCIReadVoiceSetting: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x0c25 }
    public static var name: StaticString { "Read Voice Setting" }

    /// Bytes: status 1, voiceSetting 2.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var voiceSetting: UInt16 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("voiceSetting", &voiceSetting)
        }
    }

    public init() {}
}

/// Write Voice Setting, 7.3.28.
///
/// Bytes: voiceSetting 2.
public struct HCIWriteVoiceSetting: HCICommand {
    public static var opcode: HCIOpcode { 0x0c26 }
    public static var name: StaticString { "Write Voice Setting" }
    public typealias ReturnParameters = HCIStatusReturn

    public var voiceSetting: UInt16 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("voiceSetting", &voiceSetting)
    }
}

/// Set Event Mask Page 2, 7.3.69.
///
/// Bytes: eventMaskPage2 8.
public struct HCISetEventMaskPage2: HCICommand {
    public static var opcode: HCIOpcode { 0x0c63 }
    public static var name: StaticString { "Set Event Mask Page 2" }
    public typealias ReturnParameters = HCIStatusReturn

    public var eventMaskPage2 = HCIEventMaskPage2()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("eventMaskPage2", &eventMaskPage2)
    }
}

/// Read LE Host Support, 7.3.78.
public struct HCIReadLEHostSupport: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x0c6c }
    public static var name: StaticString { "Read LE Host Support" }

    /// Bytes: status 1, leSupportedHost 1, unused 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var leSupportedHost = HCIEnable()
        public var unused: UInt8 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("leSupportedHost", &leSupportedHost)
            try coder.field("unused", &unused)
        }
    }

    public init() {}
}

/// Write LE Host Support, 7.3.79.
///
/// Bytes: leSupportedHost 1, unused 1.
public struct HCIWriteLEHostSupport: HCICommand {
    public static var opcode: HCIOpcode { 0x0c6d }
    public static var name: StaticString { "Write LE Host Support" }
    public typealias ReturnParameters = HCIStatusReturn

    public var leSupportedHost = HCIEnable()
    public var unused: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("leSupportedHost", &leSupportedHost)
        try coder.field("unused", &unused)
    }
}

extension HCIRegistry {
    static var localDeviceCommands: [HCICommandEntry] {
        [
            HCICommandEntry(HCIWriteLocalName.self),
            HCICommandEntry(HCIReadLocalName.self),
            HCICommandEntry(HCIReadClassOfDevice.self),
            HCICommandEntry(HCIWriteClassOfDevice.self),
            HCICommandEntry(HCIReadVoiceSetting.self),
            HCICommandEntry(HCIWriteVoiceSetting.self),
            HCICommandEntry(HCISetEventMaskPage2.self),
            HCICommandEntry(HCIReadLEHostSupport.self),
            HCICommandEntry(HCIWriteLEHostSupport.self),
        ]
    }
}
