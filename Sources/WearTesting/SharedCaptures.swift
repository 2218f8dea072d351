// SPDX-License-Identifier: Apache-2.0

/// Captures of other people, which lie beside the project and never in it: `shared/captures` in any folder above.
///
/// Tests that need them skip where they are missing, and say so:
///
///     @Test(.enabled(if: SharedCaptures.areThere, "\(SharedCaptures.missing)"))
public enum SharedCaptures {
    /// The folder, or nil where it is missing.
    public static var folder: String? { folder(above: #filePath) }

    /// The folder as seen from a source file of a project that uses this library.
    public static func folder(above file: String) -> String? { Ancestors.find("shared/captures", above: file) }

    public static var areThere: Bool { folder != nil }

    /// Why a test was skipped.
    public static let missing = "no folder shared/captures lies above the project"

    /// Paths of all captures in the folder, those in its own folders left out.
    public static func paths() throws(TestingError) -> [String] {
        guard let folder else { throw TestingError(missing) }
        return try Files.names(in: folder).filter { name in
            endings.contains { name.hasSuffix($0) }
        }.map { "\(folder)/\($0)" }
    }

    private static let endings = [".btsnoop", ".cfa", ".cap", ".pcap", ".pcapng", ".pklg", ".log"]
}
