// SPDX-License-Identifier: Apache-2.0

internal import FieldCoding

extension FieldCoder where Self: ~Copyable & ~Escapable {
    /// A resistance level of one byte (Fitness Machine Service 1.0.1) or two (1.0): two where exactly that makes
    /// `bytesAfter` come out.
    mutating func resistanceLevel(
        _ value: inout Scaled<Int16>?, isWide: inout Bool, if flag: Bool, bytesAfter: Int
    ) throws(Failure) {
        guard isPresent("resistanceLevel", exists: value != nil, flag: flag) else {
            value = nil
            isWide = false
            return
        }
        if let remaining { isWide = remaining == bytesAfter + 2 }
        var level = value ?? Scaled()
        try widening(
            "resistanceLevel", &level, as: UInt8.self, isWide: &isWide, "resistanceLevelByteCount")
        value = level
    }

    /// A target resistance level in steps of 0.1: one byte, or two where two are left.
    mutating func targetResistanceLevel(
        _ value: inout Scaled<Int16>?, isWide: inout Bool, if flag: Bool
    ) throws(Failure) {
        guard isPresent("resistanceLevel", exists: value != nil, flag: flag) else {
            value = nil
            isWide = false
            return
        }
        if let remaining { isWide = remaining >= 2 }
        var level = value ?? Scaled(.tenth)
        try widening(
            "resistanceLevel", &level, as: UInt8.self, isWide: &isWide, "resistanceLevelByteCount")
        value = level
    }
}
