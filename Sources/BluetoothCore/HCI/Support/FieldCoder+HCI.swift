// SPDX-License-Identifier: Apache-2.0

internal import FieldCoding

/// Layouts that HCI packets repeat.
extension FieldCoder where Self: ~Copyable & ~Escapable {
    /// A length of one byte and as many bytes.
    mutating func countedBytes(
        _ lengthName: StaticString, _ name: StaticString, _ value: inout [UInt8]
    ) throws(Failure) {
        var length = writtenCount(&value)
        try field(lengthName, &length)
        try bytes(name, &value, count: Int(length))
    }

    /// A count of one byte and as many groups.
    mutating func countedGroups<G: FieldCoded>(
        _ countName: StaticString, _ name: StaticString, _ values: inout [G]
    ) throws(Failure) {
        var count = writtenCount(&values)
        try field(countName, &count)
        try groups(name, &values, count: Int(count))
    }

    /// A count of one byte and as many values.
    mutating func countedList<V: FieldValue>(
        _ countName: StaticString, _ name: StaticString, _ values: inout [V]
    ) throws(Failure) {
        var count = writtenCount(&values)
        try field(countName, &count)
        try list(name, &values, count: Int(count))
    }

    /// One group for each bit of `phys`, from the lowest.
    mutating func groups<G: FieldCoded>(
        _ name: StaticString, _ values: inout [G], perPHYIn phys: HCIPHYs
    ) throws(Failure) {
        let count = phys.rawValue.nonzeroBitCount
        if !isReading {
            if values.count > count { values.removeLast(values.count - count) }
            while values.count < count { values.append(G()) }
        }
        try groups(name, &values, count: count)
    }

    /// The count that announces `elements`, which are cut to what one byte can announce.
    private func writtenCount<Element>(_ elements: inout [Element]) -> UInt8 {
        guard !isReading else { return 0 }
        if elements.count > 255 { elements.removeLast(elements.count - 255) }
        return UInt8(truncatingIfNeeded: elements.count)
    }
}
