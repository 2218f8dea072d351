// SPDX-License-Identifier: Apache-2.0

import CaptureFiles
import Foundation

/// Where test data lies: found by walking up from this file.
enum Folders {
    /// `Fixtures/captures` of this package.
    static let own = find("Fixtures/captures/make_captures.py")?.deletingLastPathComponent()
    /// Captures of other people, beside the package; nil where they are not.
    static let shared = find("shared/captures/MANIFEST.tsv")?.deletingLastPathComponent()

    private static func find(_ path: String) -> URL? {
        var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        while folder.path != "/" {
            let candidate = folder.appendingPathComponent(path)
            if FileManager.default.fileExists(atPath: candidate.path) { return candidate }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    /// Own captures that have a table of what is in them.
    static let ownCaptures: [String] = {
        guard let own, let names = try? FileManager.default.contentsOfDirectory(atPath: own.path) else { return [] }
        let suffix = ".expected.tsv"
        return names.filter { $0.hasSuffix(suffix) && $0 != "shared" + suffix }.map {
            String($0.dropLast(suffix.count))
        }
        .sorted()
    }()

    static func path(_ name: String) -> String { own?.appendingPathComponent(name).path ?? name }

    static func bytes(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(fileURLWithPath: path(name))))
    }

    static func rows(_ name: String) throws -> [[String]] {
        try String(contentsOfFile: path(name), encoding: .utf8).split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
    }
}
