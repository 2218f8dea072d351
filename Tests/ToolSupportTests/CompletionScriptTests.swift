// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import ToolSupport

/// What bash makes of the generated scripts. Scripts for other shells are checked where the shell is installed.
@Suite struct CompletionScriptTests {
    /// Runs a shell with `script` as its standard input.
    private func run(_ shell: String, _ arguments: [String], _ script: String) throws -> (status: Int32, output: String)
    {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [shell] + arguments
        let input = Pipe()
        let output = Pipe()
        process.standardInput = input
        process.standardOutput = output
        process.standardError = output
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data(script.utf8))
        try input.fileHandleForWriting.close()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: text, as: UTF8.self))
    }

    private static func isInstalled(_ shell: String) -> Bool {
        ["/bin", "/usr/bin", "/usr/local/bin"].contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/\(shell)")
        }
    }

    @Test(arguments: Shell.allCases.filter { isInstalled($0.rawValue) })
    func scriptIsValid(shell: Shell) throws {
        let script = Sample.program.completionScript(for: shell)
        let (status, output) = try run(shell.rawValue, ["-n"], script)
        #expect(status == 0, "\(output)")
        #expect(output.isEmpty)
    }

    @Test(
        .enabled(if: isInstalled("bash")),
        arguments: [
            (["toolbox", ""], "paint shelf help"),
            (["toolbox", "pa"], "paint"),
            (["toolbox", "--v"], "--version"),
            (["toolbox", "--generate-completion", ""], "bash zsh fish"),
            (["toolbox", "help", "s"], "shelf"),
            (["toolbox", "shelf", ""], "add"),
            (["toolbox", "shelf", "add", "--k"], "--key"),
            (["toolbox", "paint", "--sha"], "--shade"),
            (["toolbox", "paint", "--shade", ""], "light dark"),
            (["toolbox", "paint", "--shade", "=", "d"], "dark"),
            (["toolbox", "paint", "--shade", "="], "light dark"),
            (["toolbox", "paint", "--shade=d"], "--shade=dark"),
            (["toolbox", "paint", "--shade", "dark", "--unit", "c"], "cm"),
            (["toolbox", "paint", "--tag", ""], ""),
            (["toolbox", "paint", "--", "--sha"], ""),
            (["toolbox", "paint", "-o", "/etc/host"], "files"),
            (["toolbox", "paint", "/etc/host"], "files"),
        ])
    func bashOffers(words: [String], expected: String) throws {
        let quoted = words.map { "'\($0)'" }.joined(separator: " ")
        let script =
            Sample.program.completionScript(for: .bash) + """
                COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1); _toolbox; echo "${COMPREPLY[*]}"
                """
        let (status, output) = try run("bash", [], script)
        #expect(status == 0)
        if expected == "files" {
            #expect(output.contains("/etc/host"))
        } else {
            #expect(output == expected + "\n")
        }
    }

    @Test func scriptsNameEveryOption() {
        for shell in Shell.allCases {
            let script = Sample.program.completionScript(for: shell)
            for name in ["shade", "dry-run", "key", "generate-completion", "help"] {
                #expect(script.contains(name), "\(shell.rawValue) \(name)")
            }
        }
    }
}
