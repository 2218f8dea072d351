// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Gesture information: which gestures there are, three bytes each.
///
/// A tail of less than three bytes is kept and reported. The second and third byte are read as two lengths, as Bose's
/// Android SDK does; zakaton/Bose-Frames-Web-SDK reads them as one length, least significant byte first, which fits the
/// known bytes 01 00 as well. An iOS SDK of 2018 passes over the last entry, which is not copied here.
public struct BoseGestureInformation: FieldCoded {
    public var gestures: [BoseGestureDescription] = []
    /// Bytes after the last whole entry; less than three.
    public var tail: [UInt8] = []

    public init() {}
    public init(_ gestures: [BoseGestureDescription]) { self.gestures = gestures }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.groups("gestures", &gestures, count: coder.remaining.map { $0 / BoseGestureDescription.byteCount })
        try coder.leftOver("tail", &tail, "less than an entry of 3 bytes is left")
    }

    /// The entry of a gesture; where one comes twice the last holds (assumed).
    public subscript(_ gesture: BoseGesture) -> BoseGestureDescription? { gestures.last { $0.gesture == gesture } }
}
