// SPDX-License-Identifier: Apache-2.0

/// What a decoder of Monkey C objects puts up with.
///
/// Everything that Garmin's Android SDK accepts is accepted by default and reported as an oddity; each switch turns
/// one of these into an error. A strict `DecodePolicy` refuses all of them, whatever is set here.
public struct MonkeyDecoding: Sendable, Hashable {
    /// What to do with a string block without entries.
    public enum EmptyStringBlock: Sendable, Hashable {
        case refuse
        /// Read the values behind it.
        case readOn
        /// Give no value at all, as Garmin's Android SDK does; the rest is kept as trailing bytes.
        case hideValues
    }

    /// Containers around each other that are read; deeper ones are an error. Reading needs no recursion, but printing
    /// and ``MonkeyMessage/root`` do.
    public var maximumDepth = 32
    /// Whether the data block may start with anything in place of DA 7A DA 7A.
    public var acceptsAnyDataMagic = true
    /// Whether bytes may follow the data block.
    public var acceptsTrailingBytes = true
    public var emptyStringBlock = EmptyStringBlock.readOn
    /// Whether strings may point where no entry starts; they count as null.
    public var acceptsUnknownStrings = true
    /// Whether a boolean may have another byte than 0 or 1.
    public var acceptsOddBooleans = true
    /// Whether counts may announce more values than there are; those count as null.
    public var acceptsMissingValues = true
    /// Whether counts may be negative; such a container is empty.
    public var acceptsNegativeCounts = true
    /// Whether there may be no value or several values that are not inside of another.
    public var acceptsOtherRootCounts = true
    /// Whether entries may be longer than 32,767 bytes, which Garmin's Android SDK writes but cannot read.
    public var acceptsLongStrings = true
    /// Whether entries may end in another byte than zero; it is dropped all the same.
    public var acceptsOddTerminators = true
    /// Whether strings may be something else than UTF-8.
    public var acceptsInvalidUTF8 = true

    public init() {}

    /// Everything that Garmin's Android SDK accepts, and values where it gives none.
    public static let lenient = MonkeyDecoding()

    /// As Garmin's Android SDK reads.
    public static let androidSDK: MonkeyDecoding = {
        var options = MonkeyDecoding()
        options.emptyStringBlock = .hideValues
        options.acceptsLongStrings = false
        return options
    }()
}
