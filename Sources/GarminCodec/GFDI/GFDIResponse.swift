// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Type 5000: the answer to a packet. Little-endian.
///
/// | bytes | field |
/// |---|---|
/// | 2 | type that is answered |
/// | 1 | status |
/// | … | what the answer to that type holds beside, where it does |
///
/// Sources: Gadgetbridge's Garmin support, garmin-ble.
public struct GFDIResponse: FieldCoded, Hashable {
    public var answeredType = GFDIType()
    public var status = GFDIStatus()
    /// The answer to 5024: who the phone is.
    public var device: GFDIDeviceInformation?
    /// The answer to 5043 and 5044, where it is not the plain one.
    public var protobuf: GFDIProtobufStatus?
    /// The answer to 5052.
    public var time: GFDICurrentTime?
    public var rest: [UInt8] = []

    public init() {}

    public init(to type: GFDIType, _ status: GFDIStatus = .acknowledged) {
        answeredType = type
        self.status = status
    }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("answeredType", &answeredType)
        try coder.field("status", &status)
        let length = coder.remaining ?? 0
        switch answeredType {
        case .deviceInformation:
            try coder.optionalGroup("device", &device, if: length >= GFDIDeviceInformation.fixedLength)
        case .protobufRequest, .protobufResponse:
            try coder.optionalGroup("protobuf", &protobuf, if: length >= GFDIProtobufStatus.length)
        case .currentTimeRequest:
            try coder.optionalGroup("time", &time, if: length >= GFDICurrentTime.length)
        default: break
        }
        try coder.tail("rest", &rest)
    }
}
