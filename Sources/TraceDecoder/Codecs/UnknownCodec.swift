// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// A word names no codec, or several.
public struct UnknownCodec: Error, Sendable, CustomStringConvertible {
    public let word: String
    /// Several codecs have this name.
    public let isAmbiguous: Bool
    /// The word is a UUID with this assigned name, and there is no codec for it.
    public let assignedName: String?
    /// What may have been meant, the likeliest first.
    public let candidates: [ValueCodec]

    init(word: String, isAmbiguous: Bool = false, assignedName: String? = nil, candidates: [ValueCodec]) {
        self.word = word
        self.isAmbiguous = isAmbiguous
        self.assignedName = assignedName
        self.candidates = candidates
    }

    public var description: String {
        let list = candidates.map { $0.id == $0.name ? $0.id : "\($0.id) (\($0.name))" }.joined(separator: ", ")
        if isAmbiguous { return "several codecs are called '\(word)'; name one by its id: \(list)" }
        let what = assignedName.map { "there is no codec for \(word) (\($0))" } ?? "unknown codec '\(word)'"
        return list.isEmpty ? what : "\(what); the nearest are \(list)"
    }
}
