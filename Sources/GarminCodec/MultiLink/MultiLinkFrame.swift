// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// A frame of Multi-Link's handle management, which runs on handle 0. Little-endian.
///
/// | offset | bytes | field | in |
/// |---|---|---|---|
/// | 0 | 1 | handle, 0 | all |
/// | 1 | 1 | type | all |
/// | 2 | 8 | client id; the watch answers with the same | all |
/// | 10 | 2 | service | register and close, both ways |
/// | 12 | 1 | status, 0 for success | register response |
/// | … | 1 | handle | register response, close request and response |
/// | … | 1 | status | close response |
/// | … | 1 | reliable: 0, or 2 in requests and 1 in the response of a real watch | register, both ways |
/// | … | | the rest: two or three bytes in close-all frames, one in the register response of a real watch | |
///
/// Sources: Gadgetbridge's Garmin support; the published first handshake of a Descent Mk3i.
public struct MultiLinkFrame: FieldCoded, Hashable {
    /// Always 0.
    public var handle: UInt8 = 0
    public var type = MultiLinkFrameType()
    public var clientID: UInt64 = 0
    public var service: MultiLinkService?
    public var status: UInt8?
    public var assignedHandle: UInt8?
    public var reliable: UInt8?
    public var rest: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("handle", &handle)
        try coder.expect(handle == 0, "handle", "handle management runs on handle 0")
        try coder.field("type", &type)
        try coder.field("clientID", &clientID)
        switch type {
        case .registerRequest:
            try coder.field("service", &service, orElse: MultiLinkService())
            try Self.tail("reliable", &reliable, &coder)
        case .registerResponse:
            try coder.field("service", &service, orElse: MultiLinkService())
            try Self.tail("status", &status, &coder)
            try Self.tail("assignedHandle", &assignedHandle, &coder)
            try Self.tail("reliable", &reliable, &coder)
        case .closeRequest, .closeResponse:
            try coder.field("service", &service, orElse: MultiLinkService())
            try Self.tail("assignedHandle", &assignedHandle, &coder)
            if type == .closeResponse { try Self.tail("status", &status, &coder) }
        default: break
        }
        try coder.tail("rest", &rest)
    }

    /// A byte that a shorter frame lacks.
    private static func tail<C: FieldCoder & ~Copyable & ~Escapable>(
        _ name: StaticString, _ value: inout UInt8?, _ coder: inout C
    ) throws(C.Failure) {
        try coder.optional(name, &value, if: coder.remaining != 0)
    }
}

extension FieldCoder where Self: ~Copyable & ~Escapable {
    /// A field that is always there on the wire, of a value that other frames lack.
    mutating func field<V: FieldValue>(
        _ name: StaticString, _ value: inout V?, orElse blank: V
    ) throws(Failure) {
        var content = value ?? blank
        try field(name, &content)
        value = content
    }
}

extension MultiLinkFrame {
    /// The request that opens a link. Phones in the field use client id 2.
    public static func register(
        _ service: MultiLinkService, reliable: Bool, clientID: UInt64 = 2
    ) -> MultiLinkFrame {
        var frame = MultiLinkFrame()
        frame.type = .registerRequest
        frame.clientID = clientID
        frame.service = service
        frame.reliable = reliable ? 2 : 0
        return frame
    }

    public static func close(_ service: MultiLinkService, handle: UInt8, clientID: UInt64 = 2) -> MultiLinkFrame {
        var frame = MultiLinkFrame()
        frame.type = .closeRequest
        frame.clientID = clientID
        frame.service = service
        frame.assignedHandle = handle
        return frame
    }

    public static func closeAll(clientID: UInt64 = 2) -> MultiLinkFrame {
        var frame = MultiLinkFrame()
        frame.type = .closeAllRequest
        frame.clientID = clientID
        frame.rest = [0, 0]
        return frame
    }
}
