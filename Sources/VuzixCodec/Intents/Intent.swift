// SPDX-License-Identifier: Apache-2.0

/// A message of Android: what to do, for whom, with which extras.
///
/// The fields that Vuzix publishes are `action`, `category`, `flags`, `extras` and `package`; the others travel with
/// every intent of Android and are kept.
///
/// Source: Vuzix Connectivity frameworks for iOS and Android (names), Android's `Intent.writeToParcel` (fields).
public struct Intent: Sendable, Equatable {
    /// Names the message; receivers register for it.
    public var action: JavaString?
    /// The data URI as text. Android's opaque and hierarchical forms are read as the text they stand for.
    public var data: JavaString?
    /// MIME type of the data.
    public var type: JavaString?
    /// Only from API 29.
    public var identifier: JavaString?
    /// Plain Android flags, see ``IntentFlags``.
    public var flags: Int32 = 0
    /// Only from API 35.
    public var extendedFlags: Int32 = 0
    /// The receiving application; nil means every one.
    public var package: JavaString?
    public var component: ComponentName?
    public var sourceBounds: SourceBounds?
    /// Every one must be in the filter of a receiver. Kept as Android keeps them: by Java hash, equal hashes in the
    /// order they were added, no doubles.
    public var categories: [JavaString] = [] {
        didSet { if categories.count > 1 { categories = Self.ordered(categories) } }
    }
    /// The user that the content belongs to; -2 is the current one.
    public var contentUserHint: Int32 = Self.currentUser
    public var extras: Extras?

    private var selectorBox: [Intent] = []
    private var originalBox: [Intent] = []

    /// `UserHandle.USER_CURRENT`, the value that an intent starts with.
    public static let currentUser: Int32 = -2

    public init(action: JavaString? = nil, package: JavaString? = nil, flags: Int32 = 0, extras: Extras? = nil) {
        self.action = action
        self.package = package
        self.flags = flags
        self.extras = extras
    }

    /// Another intent that chooses the receiver in this one's place.
    public var selector: Intent? {
        get { selectorBox.first }
        set { selectorBox = newValue.map { [$0] } ?? [] }
    }

    /// The intent from which this one was resolved; only from API 33.
    public var originalIntent: Intent? {
        get { originalBox.first }
        set { originalBox = newValue.map { [$0] } ?? [] }
    }

    /// The first category; the published interface for iOS knows only one.
    public var category: JavaString? {
        get { categories.first }
        set { categories = newValue.map { [$0] } ?? [] }
    }

    private static func ordered(_ categories: [JavaString]) -> [JavaString] {
        var seen: Set<JavaString> = []
        let distinct = categories.filter { seen.insert($0).inserted }.map { (hash: $0.javaHash, category: $0) }
        return distinct.sorted { $0.hash < $1.hash }.map(\.category)
    }
}
