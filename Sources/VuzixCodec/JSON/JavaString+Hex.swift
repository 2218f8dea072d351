// SPDX-License-Identifier: Apache-2.0

extension JavaString {
    /// Four hex digits for each unit.
    var hexUnits: String {
        let digits = Array("0123456789abcdef".utf8)
        var text: [UInt8] = []
        for unit in units {
            for shift in [12, 8, 4, 0] { text.append(digits[Int(unit >> UInt16(shift)) & 15]) }
        }
        return String(decoding: text, as: UTF8.self)
    }

    init?(hexUnits text: String) {
        guard text.utf8.count % 4 == 0 else { return nil }
        var units: [UInt16] = []
        var unit: UInt16 = 0
        for (index, digit) in text.utf8.enumerated() {
            guard let value = UInt16(String(decoding: [digit], as: UTF8.self), radix: 16) else { return nil }
            unit = unit << 4 | value
            if index & 3 == 3 { units.append(unit) }
        }
        self.init(units: units)
    }
}
