// SPDX-License-Identifier: Apache-2.0

/// How values are spelled; a reader understands all spellings alike.
///
/// The presets are what encoders were seen to do. What Garmin's iOS SDK does with an `NSNumber` is not published; that
/// it narrows as the Android SDK does is assumed.
public struct MonkeyEncoding: Sendable, Hashable {
    public enum Longs: Sendable, Hashable {
        /// A Long stays one.
        case keep
        /// A Long that fits 32 bits becomes a Number.
        case narrow
    }

    public enum Doubles: Sendable, Hashable {
        /// A Double stays one.
        case keep
        /// A Double becomes a Float when that differs by less than this much, whatever the magnitude.
        case narrowWithin(Double)
        /// A Double becomes a Float only when that is the same number.
        case narrowExact
    }

    /// In which order the entries of the string block stand.
    public enum StringOrder: Sendable, Hashable {
        /// A walk into each element before the next; of each pair, the key before the value.
        case depthFirst
        /// In the order in which the values stand.
        case breadthFirst
    }

    public var longs = Longs.keep
    public var doubles = Doubles.keep
    public var stringOrder = StringOrder.depthFirst
    /// Containers around each other; more are an error.
    public var maximumDepth = 32
    /// Bytes of one string; more are an error. Garmin's Android SDK writes longer ones but cannot read them.
    public var maximumStringBytes = 32_766
    /// From how many bytes on a message is reported as too large; Garmin's Android SDK reports it and sends it all the
    /// same (two sources, second-hand).
    public var warnsAbove: Int? = 16_384

    public init(
        longs: Longs = .keep, doubles: Doubles = .keep, stringOrder: StringOrder = .depthFirst
    ) {
        self.longs = longs
        self.doubles = doubles
        self.stringOrder = stringOrder
    }

    /// Every value keeps its type.
    public static let typed = MonkeyEncoding()
    /// Garmin's Android SDK.
    public static let androidSDK = MonkeyEncoding(longs: .narrow, doubles: .narrowWithin(1e-5))
    /// AndroidAPS.
    public static let androidAPS = MonkeyEncoding(stringOrder: .breadthFirst)
    /// The Python package garmin-ble.
    public static let garminBLE = MonkeyEncoding(
        longs: .narrow, doubles: .narrowExact, stringOrder: .breadthFirst)
    /// Juggluco.
    public static let juggluco = MonkeyEncoding(longs: .narrow)
}

extension MonkeyEncoding.Doubles {
    /// The Float that takes the place of `value`, nil where it stays a Double.
    public func narrowed(_ value: Double) -> Float? {
        switch self {
        case .keep: return nil
        case .narrowWithin(let tolerance):
            let single = Float(value)
            // False for NaN and for infinities, whose difference is NaN: those stay.
            return abs(Double(single) - value) < tolerance ? single : nil
        case .narrowExact:
            let single = Float(value)
            return Double(single) == value ? single : nil
        }
    }
}
