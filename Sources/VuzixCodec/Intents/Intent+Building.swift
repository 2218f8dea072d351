// SPDX-License-Identifier: Apache-2.0

extension Intent {
    /// Adds a Swift value to the extras, as ``Extras/add(key:value:wideIntegers:)`` does.
    @discardableResult
    public mutating func addExtra(
        key: String, value: Any, wideIntegers: WideIntegers = .refuse
    ) throws(ExtraRangeError) -> [ExtraDrop] {
        var changed = extras ?? Extras()
        let drops = try changed.add(key: key, value: value, wideIntegers: wideIntegers)
        if extras != nil || !changed.isEmpty { extras = changed }
        return drops
    }
}
