// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// Gesture configuration: which gestures are reported.
///
/// An entry of an unknown length or one that is cut ends the list; it and all bytes after it are kept in ``rest`` and
/// reported. Entries of unknown gestures with a known length are kept and written back. Sources:
/// zakaton/Bose-Frames-Web-SDK and Bose's iOS and Android SDKs.
public struct BoseGestureConfiguration: FieldCoded {
    public var entries: [BoseGestureSetting] = []
    /// What could not be taken apart.
    public var rest: [UInt8] = []
    /// The lengths by which bytes are read; no part of the value.
    public var layout: GestureLayout

    public init() { self.init(layout: .standard) }

    /// A blank value to read into.
    public init(layout: GestureLayout) { self.layout = layout }

    /// Reads bytes by the lengths of a layout; what cannot be taken apart is in ``rest``.
    public init(_ bytes: [UInt8], layout: GestureLayout) {
        self.init(layout: layout)
        var reader = ByteReader(bytes.span)
        var list = GestureSettingList([], layout)
        // A lenient reader refuses nothing here: each entry has the bytes that its length asks for.
        try? list.read(from: &reader)
        entries = list.entries
        rest = reader.readRemainingBytes()
    }

    /// Reads bytes by the lengths of a layout; a strict reader refuses what cannot be taken apart.
    public init(
        decoding bytes: [UInt8], layout: GestureLayout, policy: DecodePolicy = .lenient
    ) throws(DecodeError) {
        self.init(layout: layout)
        var decoder = FieldDecoder(ByteReader(bytes.span, policy: policy))
        try code(&decoder)
    }

    public init(_ entries: [BoseGestureSetting]) {
        self.init()
        self.entries = entries
    }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        var list = GestureSettingList(entries, layout)
        try coder.field("gestures", &list)
        entries = list.entries
        try coder.leftOver("rest", &rest, "an entry of unknown length, or one that is cut")
    }

    public static func == (left: BoseGestureConfiguration, right: BoseGestureConfiguration) -> Bool {
        left.entries == right.entries && left.rest == right.rest
    }

    // MARK: What the vendor's SDKs offer

    /// Nil where the value has no entry for the gesture.
    public func isEnabled(_ gesture: BoseGesture) -> Bool? { entries.last { $0.gesture == gesture }?.isEnabled }

    public var enabledGestures: [BoseGesture] { entries.filter { $0.isEnabled }.map { $0.gesture } }

    /// Nothing happens where the value has no entry for the gesture.
    public mutating func set(_ gesture: BoseGesture, enabled: Bool) {
        for index in entries.indices where entries[index].gesture == gesture { entries[index].isEnabled = enabled }
    }

    public mutating func setAll(enabled: Bool) {
        for index in entries.indices { entries[index].isEnabled = enabled }
    }
}
