// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Controllable noise cancellation: count of steps, step (0 is the weakest), and flags, one byte each. Source:
/// aaronsb/bosectl.
public struct BMAPNoiseCancellation: FieldCoded {
    public var steps: UInt8 = 0
    public var step: UInt8 = 0
    /// Bit 0: enabled; bit 1: the user cannot switch it.
    public var flags: UInt8 = 0
    public var rest: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("steps", &steps)
        try coder.field("step", &step)
        try coder.field("flags", &flags)
        try coder.leftOver("rest", &rest, "bytes without a known meaning")
    }
}
