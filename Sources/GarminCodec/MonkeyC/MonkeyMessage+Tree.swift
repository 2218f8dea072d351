// SPDX-License-Identifier: Apache-2.0

public import ByteCoding

extension MonkeyMessage {
    /// Which bytes of a boolean are true.
    public enum Truth: Sendable, Hashable {
        /// Those above zero as signed numbers, as Garmin's Android SDK has it.
        case positive
        /// Those other than zero.
        case nonZero
    }

    /// The value; nil where there is none, and the first where there are several.
    public var root: MonkeyValue? { roots().first }

    /// All values that are in no container; Garmin's Android SDK hands a list of them to the app.
    ///
    /// Strings that lead nowhere are null, text that is not UTF-8 is repaired. Values that are announced and missing
    /// are null too, but no more than the message has bytes.
    public func roots(truth: Truth = .positive) -> [MonkeyValue] {
        var builder = MonkeyTreeBuilder(message: self, truth: truth, nullsLeft: nodes.count + 64)
        return rootIndices.map { builder.value(at: $0) }
    }

    /// Reads one value and turns it into a tree.
    public static func value(
        decoding bytes: [UInt8], options: MonkeyDecoding = .lenient
    ) throws(DecodeError) -> MonkeyValue {
        try MonkeyMessage(decoding: bytes, options: options).root ?? .null
    }

    /// The text of a string node.
    func text(of node: MonkeyNode) -> String? {
        guard let range = entry(of: node), let strings else { return nil }
        return String(decoding: strings[range], as: UTF8.self)
    }
}

/// Makes a tree of the flat form; its recursion is as deep as the decoder allowed.
private struct MonkeyTreeBuilder {
    let message: MonkeyMessage
    let truth: MonkeyMessage.Truth
    /// How many missing values may still be made up.
    var nullsLeft: Int

    mutating func value(at index: Int) -> MonkeyValue {
        guard index < message.nodes.count else { return .null }
        let node = message.nodes[index]
        switch node.type {
        case .number: return .number(Int32(bitPattern: node.low))
        case .float: return .float(Float(bitPattern: node.low))
        case .string: return message.text(of: node).map { .string($0) } ?? .null
        case .boolean:
            let byte = UInt8(truncatingIfNeeded: node.payload)
            return .bool(truth == .nonZero ? byte != 0 : Int8(bitPattern: byte) > 0)
        case .long: return .long(Int64(bitPattern: node.payload))
        case .double: return .double(Double(bitPattern: node.payload))
        case .char: return .char(node.low)
        case .byteArray:
            let start = Int(node.high)
            return .bytes(Array(message.blobs[start..<start + Int(node.low)]))
        case .array: return .array(elements(of: node))
        case .dictionary:
            var pairs: [MonkeyDictionary.Pair] = []
            let all = elements(of: node)
            pairs.reserveCapacity(all.count / 2)
            for place in stride(from: 0, to: all.count, by: 2) {
                let value = place + 1 < all.count ? all[place + 1] : .null
                pairs.append(MonkeyDictionary.Pair(key: all[place], value: value))
            }
            return .dictionary(MonkeyDictionary(pairs))
        default: return .null
        }
    }

    private mutating func elements(of node: MonkeyNode) -> [MonkeyValue] {
        let range = message.children(of: node)
        var elements: [MonkeyValue] = []
        elements.reserveCapacity(range.count)
        for index in range { elements.append(value(at: index)) }
        let missing = min(node.declaredChildren - range.count, nullsLeft)
        if missing > 0 {
            elements.append(contentsOf: repeatElement(.null, count: missing))
            nullsLeft -= missing
        }
        return elements
    }
}
