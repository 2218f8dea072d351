// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Reading and writing whole small files without Foundation.
public enum Files {
    public static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    /// The whole content of a file.
    public static func bytes(_ path: String) throws(TestingError) -> [UInt8] {
        guard let file = fopen(path, "rb") else { throw failure("read", path) }
        defer { fclose(file) }
        var result: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = fread(&chunk, 1, chunk.count, file)
            result.append(contentsOf: chunk.prefix(count))
            if count < chunk.count { break }
        }
        guard ferror(file) == 0 else { throw failure("read", path) }
        return result
    }

    /// The whole content of a text file; invalid UTF-8 is repaired.
    public static func text(_ path: String) throws(TestingError) -> String {
        String(decoding: try bytes(path), as: UTF8.self)
    }

    /// Writes a whole file; the folder it lies in is made where it is missing.
    public static func write(_ content: some Sequence<UInt8>, to path: String) throws(TestingError) {
        try makeFolder(parent(of: path))
        guard let file = fopen(path, "wb") else { throw failure("write", path) }
        let bytes = Array(content)
        let written = fwrite(bytes, 1, bytes.count, file)
        guard fclose(file) == 0, written == bytes.count else { throw failure("write", path) }
    }

    /// The names in a folder, sorted, without hidden ones.
    public static func names(in folder: String) throws(TestingError) -> [String] {
        guard let directory = opendir(folder) else { throw failure("list", folder) }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
                    String(cString: $0)
                }
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names.sorted()
    }

    public static func makeFolder(_ path: String) throws(TestingError) {
        if path.isEmpty || exists(path) { return }
        try makeFolder(parent(of: path))
        // Tests run at the same time, so another one may have made it meanwhile.
        guard mkdir(path, 0o777) == 0 || exists(path) else { throw failure("make", path) }
    }

    /// The folder that a path lies in; empty for a bare name.
    public static func parent(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "" }
        return slash == path.startIndex && path.count > 1 ? "/" : String(path[..<slash])
    }

    private static func failure(_ verb: String, _ path: String) -> TestingError {
        TestingError("cannot \(verb) \(path): \(String(cString: strerror(errno)))")
    }
}
