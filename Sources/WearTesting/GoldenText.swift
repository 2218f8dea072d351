// SPDX-License-Identifier: Apache-2.0

/// Texts that are kept to be compared with.
public enum GoldenText {
    /// Whether texts are written anew instead of compared: the environment variable `WEARKIT_RECORD` is set.
    public static var isRecording: Bool { Environment.value("WEARKIT_RECORD") != nil }

    /// Compares `text` with a file in the fixtures.
    ///
    /// - Throws: `TestingError` that shows the first line that differs. While recording, the file is written and
    ///   an error is thrown too, so that a run that records never counts as a run that passes.
    public static func compare(
        _ text: String, with relative: String, in fixtures: Fixtures
    ) throws(TestingError) {
        let path = fixtures.path(relative)
        if isRecording {
            if (try? Files.text(path)) == text { return }
            try Files.write(text.utf8, to: path)
            throw TestingError("\(relative) was recorded; look at it and run again without WEARKIT_RECORD")
        }
        guard Files.exists(path) else {
            throw TestingError("\(relative) does not exist; run with WEARKIT_RECORD=1 to record it")
        }
        if let difference = difference(expected: try Files.text(path), actual: text) {
            throw TestingError("\(relative) \(difference)")
        }
    }

    /// The first difference between two texts in words; nil where they are equal.
    public static func difference(expected: String, actual: String) -> String? {
        if expected == actual { return nil }
        let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
        let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
        let same = zip(old, new).prefix { $0 == $1 }.count
        let before = same < old.count ? "\n  expected: \(old[same])" : "\n  expected: the end"
        let after = same < new.count ? "\n  printed:  \(new[same])" : "\n  printed:  the end"
        return "differs in line \(same + 1):\(before)\(after)"
    }
}
