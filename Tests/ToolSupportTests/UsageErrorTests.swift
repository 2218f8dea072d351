// SPDX-License-Identifier: Apache-2.0

import Testing
import ToolSupport

@Suite struct UsageErrorTests {
    @Test(arguments: [
        ([], "no command given; the commands are paint, shelf"),
        (["shelf"], "no command given; the commands are add"),
        (["piant"], "unknown command 'piant'; did you mean 'paint'?"),
        (["xylophone"], "unknown command 'xylophone'; the commands are paint, shelf"),
        (["help", "shef"], "unknown command 'shef'; did you mean 'shelf'?"),
        (["--verison"], "unknown option '--verison'; did you mean '--version'?"),
        (["--shade", "dark", "paint"], "--shade belongs after the command, as in 'toolbox paint --shade'"),
        (["paint", "w", "--shaed=dark"], "unknown option '--shaed'; did you mean '--shade'?"),
        (["paint", "w", "--zzzzzzzz"], "unknown option '--zzzzzzzz'"),
        (["paint", "w", "-shade"], "unknown option '-shade'; did you mean '--shade'?"),
        (["paint", "w", "--lay"], "unknown option '--lay'; did you mean '--layers'?"),
        (["paint", "w", "--output"], "--output needs a value: --output FILE"),
        (["paint", "w", "-o"], "-o needs a value: -o FILE"),
        (["paint", "--output", "--verbose", "w"], "--output needs a value: --output FILE"),
        (["paint", "--output", "--", "w"], "--output needs a value: --output FILE"),
        (["paint", "w", "--verbose=yes"], "--verbose takes no value, but was given 'yes'"),
        (
            ["paint", "w", "--shade", "drak"],
            "'drak' is not allowed for --shade; allowed: light, dark; did you mean 'dark'?"
        ),
        (["paint", "w", "-l", "10"], "'10' is not allowed for -l; expected a whole number from 1 to 9"),
        (["paint", "w", "--layers=two"], "'two' is not allowed for --layers; expected a whole number from 1 to 9"),
        (["paint", "w", "--seed", "-1"], "'-1' is not allowed for --seed; expected a whole number, 0 or more"),
        (["paint", "w", "--seed", "0x-1"], "'0x-1' is not allowed for --seed; expected a whole number, 0 or more"),
        (
            ["paint", "w", "--seed", "18446744073709551616"],
            "'18446744073709551616' is not allowed for --seed; expected a whole number, 0 or more"
        ),
        (["paint", "w", "--speed", "nan"], "'nan' is not allowed for --speed; expected a number from 0.0 to 100.0"),
        (
            ["paint", "w", "--columns", "a,,b"],
            "'a,,b' is not allowed for --columns; expected a list with commas between its parts and no empty part"
        ),
        (["paint", ""], "'' is not allowed for WALL; expected a text that is not empty"),
        (["paint"], "WALL is missing"),
        (["shelf", "add", "from"], "--key is missing"),
        (["shelf", "add", "--key", "k", "from", "into", "beyond"], "unexpected argument 'beyond'"),
        (["paint", "w", "-vn"], "--verbose and --dry-run cannot be used together"),
    ])
    func message(words: [String], expected: String) {
        let error = #expect(throws: UsageError.self) { try Sample.program.parse(words) }
        #expect(error?.message == expected)
    }

    @Test(arguments: [
        (["piant"], "See 'toolbox --help'."), (["paint"], "See 'toolbox paint --help'."),
        (["paint", "w", "-vn"], "See 'toolbox paint --help'."),
        (["shelf", "add", "-x"], "See 'toolbox shelf add --help'."),
    ])
    func hint(words: [String], expected: String) {
        let error = #expect(throws: UsageError.self) { try Sample.program.parse(words) }
        #expect(error?.hint == expected)
    }

    @Test(
        arguments: [
            ("fromat", "format"), ("form", "format"), ("FORMAT", "format"), ("x", nil), ("zzzzzz", nil), ("", nil),
            (String(repeating: "a", count: 1_000_000), nil),
        ] as [(String, String?)])
    func nearestName(word: String, expected: String?) {
        #expect(NearestName.of(word, in: ["filter", "format", "limit"]) == expected)
    }
}
