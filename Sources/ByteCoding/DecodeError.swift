// SPDX-License-Identifier: Apache-2.0

/// Why bytes could not be decoded: what was wrong, in which field, at which offset.
///
/// The field path is built while the error travels outwards, so that a decode that succeeds pays nothing for it.
/// Offsets count from the first byte of the value that the caller handed in.
public struct DecodeError: Error, Sendable, Hashable {
    /// What kind of fault it is.
    public enum Kind: Sendable, Hashable {
        /// The bytes end before the field does.
        case truncated(needed: Int, available: Int)
        /// The bytes spell something that the format does not allow.
        case invalidValue
        /// The bytes use a code that the specification keeps for later.
        case reservedValue
        /// The value ended before its bytes did.
        case trailingBytes(count: Int)
        /// A length in the bytes contradicts what surrounds it.
        case lengthMismatch(declared: Int, actual: Int)
        /// Valid, but not something that this library reads.
        case unsupported
        /// A declared limit of the decoder was reached.
        case limitExceeded(limit: Int)
    }

    public var kind: Kind
    /// Names of the fields from the outermost to the one at fault.
    public var path: [String]
    /// Byte offset of the fault in the decoded value.
    public var offset: Int
    /// What is wrong, in words; may be empty where `kind` says it all.
    public var detail: String

    public init(_ kind: Kind, path: [String] = [], offset: Int, detail: String = "") {
        self.kind = kind
        self.path = path
        self.offset = offset
        self.detail = detail
    }

    /// The same error, seen from one field further out.
    public consuming func inside(_ name: StaticString) -> DecodeError {
        inside("\(name)")
    }

    /// The same error, seen from one field further out.
    @_disfavoredOverload
    public consuming func inside(_ name: String) -> DecodeError {
        path.insert(name, at: 0)
        return self
    }

    /// The same error with its offset counted from further out.
    public consuming func shifted(by distance: Int) -> DecodeError {
        offset += distance
        return self
    }
}

extension DecodeError: CustomStringConvertible {
    /// One sentence: field, what is wrong, offset.
    public var description: String {
        let field = path.isEmpty ? "" : path.joined(separator: ".") + ": "
        let what: String
        switch kind {
        case .truncated(let needed, let available):
            what =
                "needs \(needed) byte\(needed == 1 ? "" : "s") but only \(available) \(available == 1 ? "is" : "are") left"
        case .invalidValue: what = detail.isEmpty ? "invalid value" : ""
        case .reservedValue: what = detail.isEmpty ? "reserved value" : ""
        case .trailingBytes(let count):
            what = "\(count) byte\(count == 1 ? "" : "s") left over after the value"
        case .lengthMismatch(let declared, let actual):
            what = "declared length \(declared) does not match \(actual)"
        case .unsupported: what = detail.isEmpty ? "not supported" : ""
        case .limitExceeded(let limit): what = "exceeds the limit of \(limit)"
        }
        let separator = what.isEmpty || detail.isEmpty ? "" : " ("
        let close = separator.isEmpty ? "" : ")"
        return "\(field)\(what)\(separator)\(detail)\(close) at offset \(offset)"
    }
}
