// SPDX-License-Identifier: Apache-2.0

/// Looking for files and folders in every folder above a source file.
public enum Ancestors {
    /// The first existing `relative` in the folders above `file`, nearest first.
    public static func find(_ relative: String, above file: String) -> String? {
        var folder = Files.parent(of: file)
        while !folder.isEmpty {
            let candidate = folder == "/" ? "/\(relative)" : "\(folder)/\(relative)"
            if Files.exists(candidate) { return candidate }
            if folder == "/" { return nil }
            folder = Files.parent(of: folder)
        }
        return nil
    }
}
