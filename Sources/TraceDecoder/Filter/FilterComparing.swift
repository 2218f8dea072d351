// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import CaptureFiles
import FieldCoding

/// Makes tests from a field, a relation and values, or says why they do not fit.
enum FilterComparing {
    static func condition(
        _ operand: FilterOperand, _ relation: FilterRelation, _ place: Range<Int>, _ literal: FilterLiteral,
        _ range: Range<Int>
    ) throws(FilterError) -> FilterCondition {
        switch relation {
        case .contains: return try contains(operand, place, literal)
        case .comparison(.equal):
            return try among(operand, [FilterElement(low: literal)], range, isNegated: false)
        case .comparison(.notEqual):
            return try among(operand, [FilterElement(low: literal)], range, isNegated: true)
        case .comparison(let comparison): return try order(operand, comparison, place, literal)
        case .isIn, .isNotIn: throw FilterError("'in' takes a set in braces", place)
        }
    }

    // MARK: Order

    private static func order(
        _ operand: FilterOperand, _ comparison: FilterComparison, _ place: Range<Int>, _ literal: FilterLiteral
    ) throws(FilterError) -> FilterCondition {
        switch operand {
        case .number(let number): return .test(.number(number, comparison, try FilterValues.integer(literal, number)))
        case .time, .relativeTime: return .test(.time(comparison, try FilterValues.time(literal, operand)))
        case .bytes(let bytes): return .test(.bytes(bytes, comparison, try FilterValues.bytes(literal)))
        case .path(let path): return .test(.path(path, .order(comparison, try FilterValues.decimal(literal))))
        default:
            throw FilterError(
                "only numbers, times and bytes have an order; names are compared with '==' or '!='", place)
        }
    }

    // MARK: Contains

    private static func contains(
        _ operand: FilterOperand, _ place: Range<Int>, _ literal: FilterLiteral
    ) throws(FilterError) -> FilterCondition {
        let part = FilterText.normalized(literal.bytes)
        switch operand {
        case .bytes(let bytes): return .test(.bytesContain(bytes, try FilterValues.bytes(literal)))
        case .name:
            return .test(.name(FilterNames.events.codes { FilterText.contains($0, part) } ?? FilterNameSet()))
        case .errorName:
            return .test(.errorName(FilterNames.errors.codes { FilterText.contains($0, part) } ?? FilterNameSet()))
        case .attributeName:
            let uuids = FilterUUIDSet.named { FilterText.contains($0, part) }
            return .test(.uuid(.uuid, FilterUUIDSet(uuids, isNegated: false)))
        case .direction: return .test(.direction(FilterValues.directions { FilterText.contains($0, part) }))
        case .layer: return .test(.layer(FilterValues.layers { FilterText.contains($0, part) }))
        case .warnings: return .test(.warnings(FilterWarnings([literal], isPart: true)))
        case .path(let path): return .test(.path(path, .contains(FilterValue(literal))))
        case .uuid:
            throw FilterError("UUIDs are compared with '=='; attribute_name has text that can be searched", place)
        default: throw FilterError("'contains' is for bytes and text", place)
        }
    }

    // MARK: Equality

    /// Whether the field is one of some values; with `isNegated` whether it is there and none of them.
    static func among(
        _ operand: FilterOperand, _ elements: [FilterElement], _ range: Range<Int>, isNegated: Bool
    ) throws(FilterError) -> FilterCondition {
        switch operand {
        case .number(let number): return try numbers(number, elements, isNegated)
        case .time, .relativeTime:
            return try anyOf(elements, isNegated: isNegated, presence: .test(.always)) {
                low, high throws(FilterError) in
                guard let high else { return .test(.time(.equal, try FilterValues.time(low, operand))) }
                return .all([
                    .test(.time(.greaterOrEqual, try FilterValues.time(low, operand))),
                    .test(.time(.lessOrEqual, try FilterValues.time(high, operand))),
                ])
            }
        case .bytes(let bytes):
            return try anyOf(elements, isNegated: isNegated, presence: .test(.bytesPresent(bytes))) {
                low, high throws(FilterError) in
                guard let high else { return .test(.bytes(bytes, .equal, try FilterValues.bytes(low))) }
                return .all([
                    .test(.bytes(bytes, .greaterOrEqual, try FilterValues.bytes(low))),
                    .test(.bytes(bytes, .lessOrEqual, try FilterValues.bytes(high))),
                ])
            }
        case .path(let path): return try fields(path, elements, isNegated)
        case .kind, .literal: throw FilterError("this has no value to compare; it stands on its own", range)
        default: return .test(try words(operand, try FilterValues.single(elements), isNegated))
        }
    }

    private static func anyOf(
        _ elements: [FilterElement], isNegated: Bool, presence: FilterCondition,
        _ make: (FilterLiteral, FilterLiteral?) throws(FilterError) -> FilterCondition
    ) throws(FilterError) -> FilterCondition {
        var conditions: [FilterCondition] = []
        for element in elements { conditions.append(try make(element.low, element.high)) }
        let found = conditions.count == 1 ? conditions[0] : .any(conditions)
        return isNegated ? .all([presence, .not(found)]) : found
    }

    private static func numbers(
        _ number: FilterNumber, _ elements: [FilterElement], _ isNegated: Bool
    ) throws(FilterError) -> FilterCondition {
        if elements.count == 1, elements[0].high == nil {
            let constant = try FilterValues.integer(elements[0].low, number)
            return .test(.number(number, isNegated ? .notEqual : .equal, constant))
        }
        var ranges: [ClosedRange<Int64>] = []
        for element in elements {
            let low = try FilterValues.integer(element.low, number)
            let high = try element.high.map { literal throws(FilterError) in try FilterValues.integer(literal, number) }
            guard low <= high ?? low else {
                throw FilterError("the range ends before it begins", element.range)
            }
            ranges.append(low...(high ?? low))
        }
        return .test(.numberWithin(number, ranges))
    }

    private static func fields(
        _ path: FilterPath, _ elements: [FilterElement], _ isNegated: Bool
    ) throws(FilterError) -> FilterCondition {
        let values = elements.filter { $0.high == nil }.map { FilterValue($0.low) }
        var tests: [FilterCondition] = values.isEmpty ? [] : [.test(.path(path, .among(values, isNegated: isNegated)))]
        for element in elements {
            guard let high = element.high else { continue }
            let low = try FilterValues.decimal(element.low)
            tests.append(.test(.path(path, .within(low, try FilterValues.decimal(high)))))
        }
        return tests.count == 1 ? tests[0] : .any(tests)
    }

    private static func words(
        _ operand: FilterOperand, _ literals: [FilterLiteral], _ isNegated: Bool
    ) throws(FilterError) -> FilterTest {
        switch operand {
        case .name:
            let names = FilterNames.events
            let found = try FilterValues.names(literals, names, "name")
            return .name(isNegated ? names.codes(outside: found) : found)
        case .errorName:
            let names = FilterNames.errors
            let found = try FilterValues.names(literals, names, "error name")
            return .errorName(isNegated ? names.codes(outside: found) : found)
        case .attributeName:
            return .uuid(.uuid, FilterUUIDSet(try FilterValues.attributeNames(literals, isNegated), isNegated: false))
        case .uuid(let field):
            return .uuid(field, FilterUUIDSet(try FilterValues.uuids(literals), isNegated: isNegated))
        case .direction:
            let found = try FilterValues.directions(literals)
            return .direction(isNegated ? ~found : found)
        case .layer:
            let found = try FilterValues.layers(literals)
            return .layer(isNegated ? ~found : found)
        case .peer:
            return .peer(FilterAddresses(values: try FilterValues.addresses(literals), isNegated: isNegated))
        default: return .warnings(FilterWarnings(literals, isPart: false, isNegated: isNegated))
        }
    }
}
