// SPDX-License-Identifier: Apache-2.0

import FieldCoding

/// A field of a decoded value: `decoded.rrIntervals[0]`.
struct FilterPath: Sendable {
    enum Root: Sendable, Hashable {
        case decoded
        case parameters
    }

    enum Step: Sendable, Hashable {
        case member(String)
        /// Negative counts from the end.
        case element(Int)
    }

    var root: Root
    var steps: [Step] = []

    /// Whether `isWanted` accepts what stands at the path. A name after a list asks each of its elements.
    private func reaches(_ json: JSONValue, _ isWanted: (JSONValue) -> Bool) -> Bool {
        Self.reaches(json, steps[...], isWanted)
    }

    private static func reaches(_ json: JSONValue, _ steps: ArraySlice<Step>, _ isWanted: (JSONValue) -> Bool) -> Bool {
        guard let step = steps.first else { return isWanted(json) }
        switch (step, json) {
        case (.element(let index), .array(let elements)):
            let place = index < 0 ? elements.count + index : index
            return elements.indices.contains(place) && reaches(elements[place], steps.dropFirst(), isWanted)
        case (.member, .array(let elements)): return elements.contains { reaches($0, steps, isWanted) }
        case (.member(let name), .object):
            return json[name].map { reaches($0, steps.dropFirst(), isWanted) } ?? false
        default: return false
        }
    }

    /// Whether there is something at the path.
    func isPresent(in json: JSONValue) -> Bool {
        reaches(json) { value in
            if case .null = value { return false }
            return true
        }
    }

    /// Whether `isWanted` accepts the value at the path, or an element of the list there.
    func anyValue(in json: JSONValue, _ isWanted: (JSONValue) -> Bool) -> Bool {
        reaches(json) { Self.anyElement($0, isWanted) }
    }

    private static func anyElement(_ json: JSONValue, _ isWanted: (JSONValue) -> Bool) -> Bool {
        guard case .array(let elements) = json else { return isWanted(json) }
        return elements.contains { anyElement($0, isWanted) }
    }
}

/// What is asked of a decoded field.
enum FilterPathTest: Sendable {
    case present
    /// Equal to one of these, or with `isNegated` to none.
    case among([FilterValue], isNegated: Bool)
    case order(FilterComparison, Decimal64)
    case within(Decimal64, Decimal64)
    case contains(FilterValue)

    func admits(_ path: FilterPath, in json: JSONValue) -> Bool {
        switch self {
        case .present: path.isPresent(in: json)
        case .among(let values, isNegated: false):
            path.anyValue(in: json) { json in values.contains { $0.equals(json) } }
        case .among(let values, isNegated: true):
            path.isPresent(in: json)
                && !path.anyValue(in: json) { json in values.contains { $0.equals(json) } }
        case .order(let comparison, let bound):
            path.anyValue(in: json) { json in
                FilterValue.number(json).map { comparison.admits(FilterDecimals.order($0, bound)) } ?? false
            }
        case .within(let low, let high):
            path.anyValue(in: json) { json in
                FilterValue.number(json).map {
                    FilterDecimals.order($0, low) >= 0 && FilterDecimals.order($0, high) <= 0
                } ?? false
            }
        case .contains(let value): path.anyValue(in: json) { value.isContained(in: $0) }
        }
    }
}
