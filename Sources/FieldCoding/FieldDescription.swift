// SPDX-License-Identifier: Apache-2.0

/// A field in a listing.
public struct FieldDescription: Sendable, Hashable {
    public var name: String
    public var type: FieldType
    /// Whether a flag decides if the field is there.
    public var isOptional: Bool
    /// Whether the field may repeat.
    public var isList: Bool
    /// The fields inside, for groups.
    public var fields: [FieldDescription]

    public init(
        name: String, type: FieldType, isOptional: Bool = false, isList: Bool = false, fields: [FieldDescription] = []
    ) {
        self.name = name
        self.type = type
        self.isOptional = isOptional
        self.isList = isList
        self.fields = fields
    }
}
