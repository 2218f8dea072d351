// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a program printed and returned.
struct ProgramRun {
    let output: Data
    let errors: String
    let code: Int32

    var text: String { String(decoding: output, as: UTF8.self) }
    var lines: [String] { text.split(separator: "\n").map(String.init) }
    var json: Any? { try? JSONSerialization.jsonObject(with: output) }
}

/// The built `wearcodec`, run as a user runs it.
enum Wearcodec {
    /// Beside the test bundle, or where SwiftPM puts what it builds.
    static let path: String = {
        let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        var places = [bundle.deletingLastPathComponent()]
        if let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") {
            places.append(URL(fileURLWithPath: own).deletingLastPathComponent())
        }
        places.append(package.appending(path: ".build/debug"))
        let candidates = places.map { $0.appending(path: "wearcodec").path }
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0) } ?? "wearcodec"
    }()

    static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static func run(
        _ arguments: String..., input: Data = Data(), environment: [String: String] = [:]
    ) async throws -> ProgramRun {
        try await launch(path, arguments, input: input, environment: environment)
    }

    /// A shell script in which `$W` is the program and `$1`, `$2` … are `arguments`.
    static func shell(_ script: String, _ arguments: String...) async throws -> ProgramRun {
        try await shell(script, arguments)
    }

    static func shell(_ script: String, _ arguments: [String]) async throws -> ProgramRun {
        try await launch("/bin/sh", ["-c", script, "sh"] + arguments, environment: ["W": path])
    }

    static func launch(
        _ program: String, _ arguments: [String], input: Data = Data(), environment: [String: String] = [:]
    ) async throws -> ProgramRun {
        // Files, not pipes: they never fill up, so nothing has to be read at the same time.
        let folder = try TemporaryFolder()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let inputHandle = try FileHandle(forReadingFrom: try folder.write(input, as: "stdin"))
        process.standardInput = inputHandle
        let output = try folder.write(Data(), as: "stdout")
        let errors = try folder.write(Data(), as: "stderr")
        let outputHandle = try FileHandle(forWritingTo: output)
        process.standardOutput = outputHandle
        let errorHandle = try FileHandle(forWritingTo: errors)
        process.standardError = errorHandle
        try await finish(process)
        for handle in [inputHandle, outputHandle, errorHandle] { try handle.close() }
        return ProgramRun(
            output: try Data(contentsOf: output), errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self),
            code: process.terminationStatus)
    }

    /// Starts the process and waits until it has ended.
    private static func finish(_ process: Process) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in continuation.resume() }
            do { try process.run() } catch {
                process.terminationHandler = nil
                continuation.resume(throwing: error)
            }
        }
    }
}

/// A folder that lives as long as this object.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "wearcodec-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appending(path: name).path }

    @discardableResult
    func write(_ data: Data, as name: String) throws -> URL {
        let file = url.appending(path: name)
        try data.write(to: file)
        return file
    }
}
