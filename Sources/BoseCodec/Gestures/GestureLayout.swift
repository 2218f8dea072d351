// SPDX-License-Identifier: Apache-2.0

/// How many bytes the configuration of each gesture takes.
public struct GestureLayout: Sendable, Hashable {
    private var lengths: [UInt8: UInt8]

    /// Knows no gesture.
    public init() { lengths = [:] }

    /// What a device says of its own gestures; where one comes twice the last holds (assumed).
    public init(_ information: BoseGestureInformation) {
        self.init()
        for entry in information.gestures { self[entry.gesture] = entry.configurationLength }
    }

    /// One byte for each gesture that has a name, as on all known devices.
    public static let standard: GestureLayout = {
        var layout = GestureLayout()
        for gesture in BoseGesture.all { layout[gesture] = 1 }
        return layout
    }()

    /// Bytes after the gesture; nil where that is not known.
    public subscript(_ gesture: BoseGesture) -> UInt8? {
        get { lengths[gesture.rawValue] }
        set { lengths[gesture.rawValue] = newValue }
    }
}
