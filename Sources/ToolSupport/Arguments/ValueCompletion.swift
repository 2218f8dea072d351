// SPDX-License-Identifier: Apache-2.0

/// What a shell may offer where a value is expected.
public struct ValueCompletion: Sendable, Hashable {
    /// Words to offer.
    public var words: [AllowedValue]
    /// Names of files are offered too.
    public var includesFiles: Bool
    /// Names of directories are offered too.
    public var includesDirectories: Bool

    public init(words: [AllowedValue] = [], includesFiles: Bool = false, includesDirectories: Bool = false) {
        self.words = words
        self.includesFiles = includesFiles
        self.includesDirectories = includesDirectories
    }

    /// Nothing to offer.
    public static let nothing = ValueCompletion()
    /// Names of files.
    public static let files = ValueCompletion(includesFiles: true)
    /// Names of directories.
    public static let directories = ValueCompletion(includesDirectories: true)
}
