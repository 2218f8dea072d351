// SPDX-License-Identifier: Apache-2.0

import ByteCoding

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Tells whether two paths lead to the same file, whatever links and spellings lie between.
public enum FileIdentity {
    /// Whether reading `source` while writing `target` would destroy it; "-" is standard input and standard output.
    public static func areSame(_ source: String, _ target: String) -> Bool {
        guard let from = status(source, STDIN_FILENO), let to = status(target, STDOUT_FILENO) else { return false }
        // Reading a terminal or device while writing to it harms nothing.
        return from.st_mode & S_IFMT == S_IFREG && from.st_dev == to.st_dev && from.st_ino == to.st_ino
    }

    private static func status(_ path: String, _ descriptor: Int32) -> stat? {
        var result = stat()
        let code =
            path == "-" ? fstat(descriptor, &result) : SystemText.withCString(path) { stat($0, &result) }
        return code == 0 ? result : nil
    }
}
