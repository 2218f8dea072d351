// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// Knows the formats of bodies; the link itself takes them as bytes.
public protocol WVP1BodyReader: Sendable {
    /// Reads a body that is expanded already.
    ///
    /// - Parameters:
    ///   - type: What the message is: it decides which fields the body has.
    ///   - parcelAPI: Android level of a parcel, 0 for other formats.
    func read(_ body: [UInt8], of type: WVP1MessageType, format: WVP1BodyFormat, parcelAPI: UInt8) -> WVP1BodyContent
}

/// What a ``WVP1BodyReader`` found.
public struct WVP1BodyContent: Sendable {
    /// Prints the fields, as far as they could be read.
    public var content: any ValuePrintable
    /// Why the body could not be read to its end.
    public var fault: DecodeError?
    /// What was accepted although it is forbidden, one sentence each.
    public var warnings: [String]

    public init(_ content: any ValuePrintable, fault: DecodeError? = nil, warnings: [String] = []) {
        self.content = content
        self.fault = fault
        self.warnings = warnings
    }
}

/// Shows bodies as bytes.
public struct WVP1PlainBodyReader: WVP1BodyReader {
    public init() {}

    public func read(
        _ body: [UInt8], of type: WVP1MessageType, format: WVP1BodyFormat, parcelAPI: UInt8
    ) -> WVP1BodyContent {
        WVP1BodyContent(WVP1Bytes(body))
    }
}
