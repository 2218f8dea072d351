// SPDX-License-Identifier: Apache-2.0

/// A string as Java holds it: UTF-16 units, whether or not they pair up.
///
/// A Swift `String` cannot hold half of a surrogate pair, and it calls strings equal whose units differ; both would
/// change bytes. So equality, order and hash go by units here.
public struct JavaString: Sendable, Hashable {
    /// The UTF-16 units.
    public var units: [UInt16]

    public init() { units = [] }
    public init(units: [UInt16]) { self.units = units }
    public init(_ text: some StringProtocol) { units = Array(text.utf16) }

    /// The text, with U+FFFD for each half of a surrogate pair.
    public var string: String { String(decoding: units, as: UTF16.self) }

    /// The text, nil where a half of a surrogate pair has no other half.
    public var exactString: String? { hasUnpairedSurrogate ? nil : string }

    /// Whether some unit is half of a surrogate pair without its other half.
    public var hasUnpairedSurrogate: Bool {
        var index = 0
        while index < units.count {
            let unit = units[index]
            index += 1
            guard unit & 0xf800 == 0xd800 else { continue }
            guard unit & 0x0400 == 0, index < units.count, units[index] & 0xfc00 == 0xdc00 else { return true }
            index += 1
        }
        return false
    }

    /// What `java.lang.String.hashCode` gives: `h = 31 × h + unit`, 32 bits, from 0.
    ///
    /// Maps and sets of Android are written in ascending order of it.
    public var javaHash: Int32 {
        var hash: UInt32 = 0
        for unit in units { hash = hash &* 31 &+ UInt32(unit) }
        return Int32(bitPattern: hash)
    }
}

extension JavaString: ExpressibleByStringLiteral {
    public init(stringLiteral text: String) { self.init(text) }
}

extension JavaString: CustomStringConvertible {
    public var description: String { string }
}

extension JavaString: Comparable {
    /// Order by UTF-16 unit, as `String.compareTo` in Java.
    public static func < (left: JavaString, right: JavaString) -> Bool {
        left.units.lexicographicallyPrecedes(right.units)
    }
}
