// SPDX-License-Identifier: Apache-2.0

/// How two values are compared.
enum FilterComparison: UInt8, Sendable, Hashable {
    case equal
    case notEqual
    case less
    case lessOrEqual
    case greater
    case greaterOrEqual

    /// The same with left and right swapped.
    var swapped: FilterComparison {
        switch self {
        case .equal, .notEqual: self
        case .less: .greater
        case .lessOrEqual: .greaterOrEqual
        case .greater: .less
        case .greaterOrEqual: .lessOrEqual
        }
    }

    var isOrder: Bool { self != .equal && self != .notEqual }

    @inline(__always)
    func holds(_ left: Int64, _ right: Int64) -> Bool {
        switch self {
        case .equal: left == right
        case .notEqual: left != right
        case .less: left < right
        case .lessOrEqual: left <= right
        case .greater: left > right
        case .greaterOrEqual: left >= right
        }
    }

    /// From −1, 0 or 1: how left lies to right.
    @inline(__always)
    func admits(_ order: Int64) -> Bool { holds(order, 0) }
}
