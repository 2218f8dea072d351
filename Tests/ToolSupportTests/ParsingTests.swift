// SPDX-License-Identifier: Apache-2.0

import Testing
import ToolSupport

@Suite struct ParsingTests {
    @Test func defaultsWithoutOptions() throws {
        let arguments = try Sample.arguments(["paint", "wall"])
        #expect(arguments.path == ["paint"])
        #expect(arguments[Sample.wall] == "wall")
        #expect(arguments[Sample.helpers] == [])
        #expect(arguments[Sample.shade] == .light)
        #expect(arguments[Sample.unit] == nil)
        #expect(arguments[Sample.layers] == 2)
        #expect(arguments[Sample.seed] == nil)
        #expect(arguments[Sample.tags] == [])
        #expect(arguments[Sample.columns] == nil)
        #expect(!arguments[Sample.verbose])
        #expect(!arguments.isGiven(Sample.shade))
    }

    @Test(arguments: [
        ["paint", "--output", "x", "wall"], ["paint", "--output=x", "wall"], ["paint", "wall", "-o", "x"],
        ["paint", "-ox", "wall"], ["paint", "--output", "y", "wall", "--output", "x"],
        ["paint", "-vox", "wall"],
    ])
    func spellingsOfAnOption(words: [String]) throws {
        let arguments = try Sample.arguments(words)
        #expect(arguments[Sample.output] == "x")
        #expect(arguments[Sample.wall] == "wall")
        #expect(arguments.isGiven(Sample.output))
    }

    @Test func typedValues() throws {
        let arguments = try Sample.arguments([
            "paint", "--shade=dark", "--unit", "cm", "-l9", "--seed", "0xFFFFFFFFFFFFFFFF", "--speed=0.5", "-t", "a",
            "--tag=b",
            "--columns", "x,y", "-v", "wall", "ann", "bob",
        ])
        #expect(arguments[Sample.shade] == .dark)
        #expect(arguments[Sample.unit] == .cm)
        #expect(arguments[Sample.layers] == 9)
        #expect(arguments[Sample.seed] == .max)
        #expect(arguments[Sample.speed] == 0.5)
        #expect(arguments[Sample.tags] == ["a", "b"])
        #expect(arguments[Sample.columns] == ["x", "y"])
        #expect(arguments[Sample.verbose])
        #expect(arguments[Sample.helpers] == ["ann", "bob"])
    }

    @Test func twoDashesEndOptions() throws {
        let arguments = try Sample.arguments(["paint", "--", "--verbose", "--", "-x"])
        #expect(arguments[Sample.wall] == "--verbose")
        #expect(arguments[Sample.helpers] == ["--", "-x"])
        #expect(!arguments[Sample.verbose])
    }

    @Test func aDashIsAPositionalAndAValue() throws {
        let arguments = try Sample.arguments(["paint", "-", "--output", "-"])
        #expect(arguments[Sample.wall] == "-")
        #expect(arguments[Sample.output] == "-")
    }

    @Test func aValueMayBeginWithADash() throws {
        #expect(
            try Sample.arguments(["paint", "w", "--tag", "-5", "--tag=--verbose"])[Sample.tags] == ["-5", "--verbose"])
    }

    @Test func aValueMayContainEqualSignsAndBeEmptyText() throws {
        #expect(try Sample.arguments(["paint", "w", "--tag=a=b"])[Sample.tags] == ["a=b"])
        #expect(throws: UsageError.self) { try Sample.arguments(["paint", "w", "--tag="]) }
    }

    @Test func nestedCommands() throws {
        let arguments = try Sample.arguments(["shelf", "add", "--key", "k", "from", "into"])
        #expect(arguments.path == ["shelf", "add"])
        #expect(arguments[Sample.key] == "k")
        #expect(arguments[Sample.into] == "into")
    }

    @Test(arguments: [
        (["--help"], []), (["-h"], []), (["help"], []), (["help", "paint"], ["paint"]),
        (["paint", "--help"], ["paint"]), (["paint", "-h", "--nonsense"], ["paint"]), (["paint", "-vh"], ["paint"]),
        (["shelf", "--help"], ["shelf"]), (["help", "shelf", "add"], ["shelf", "add"]),
        (["shelf", "add", "-h"], ["shelf", "add"]), (["help", "paint", "--help"], ["paint"]),
    ])
    func help(words: [String], expected: [String]) throws {
        guard case .help(let path) = try Sample.program.parse(words) else {
            Issue.record("not help")
            return
        }
        #expect(path == expected)
    }

    @Test func versionAndCompletions() throws {
        guard case .version = try Sample.program.parse(["--version"]) else {
            Issue.record("not the version")
            return
        }
        for words in [["--generate-completion", "fish"], ["--generate-completion=fish"]] {
            guard case .completionScript(.fish) = try Sample.program.parse(words) else {
                Issue.record("not a script")
                return
            }
        }
    }
}
