// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// A packet of Garmin's reliable transport: ``MLRHeader`` and a body, which is empty in mere acknowledgements.
public struct MLRPacket: FieldCoded, Hashable {
    public var header = MLRHeader()
    public var body: [UInt8] = []

    public init() {}
    public init(_ header: MLRHeader, _ body: [UInt8] = []) {
        self.header = header
        self.body = body
    }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("header", &header)
        try coder.bytes("body", &body)
    }
}
