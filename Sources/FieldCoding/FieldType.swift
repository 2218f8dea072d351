// SPDX-License-Identifier: Apache-2.0

/// What a field holds, for listings.
public struct FieldType: Sendable, Hashable {
    /// `uint16`, `sint24`, `medfloat16`, `enum8`, `flags16`, `utf8`, …
    public var name: String
    /// Symbol of the unit, empty where there is none.
    public var unit: String
    /// Count of bytes, nil where it varies.
    public var byteCount: Int?
    /// Names of codes or bits.
    public var names: [String]

    public init(_ name: String, unit: String = "", byteCount: Int? = nil, names: [String] = []) {
        self.name = name
        self.unit = unit
        self.byteCount = byteCount
        self.names = names
    }
}
