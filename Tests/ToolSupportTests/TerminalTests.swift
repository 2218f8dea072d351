// SPDX-License-Identifier: Apache-2.0

import Testing
import ToolSupport

@Suite struct TerminalTests {
    @Test(
        arguments: [
            ([:], nil, 80), ([:], 132, 132), (["COLUMNS": "60"], 132, 60), (["COLUMNS": "0"], 132, 132),
            (["COLUMNS": "wide"], nil, 80), (["COLUMNS": "-5"], nil, 80),
        ] as [([String: String], Int?, Int)])
    func width(environment: [String: String], columns: Int?, expected: Int) {
        let terminal = Terminal(isOutputTerminal: true, isErrorTerminal: true, columns: columns) { environment[$0] }
        #expect(terminal.width == expected)
        #expect(terminal.textWidth == min(expected, 100))
    }

    @Test(
        arguments: [
            ([:], true), (["NO_COLOR": "1"], false), (["NO_COLOR": ""], true), (["TERM": "dumb"], false),
            (["TERM": "xterm"], true),
        ] as [([String: String], Bool)])
    func automaticColour(environment: [String: String], expected: Bool) {
        let terminal = Terminal(isOutputTerminal: true, isErrorTerminal: false, columns: nil) { environment[$0] }
        #expect(terminal.colorsOutput() == expected)
        #expect(!terminal.colorsErrors())
        #expect(terminal.colorsOutput(.always))
        #expect(!terminal.colorsOutput(.never))
    }

    @Test(arguments: [
        ("plain, ünïcode 🙂", "plain, ünïcode 🙂"), ("a\u{1b}[31m", "a\\u{1b}[31m"), ("\r\n\t", "\\r\\n\\t"),
        ("\u{7f}\u{9b}", "\\u{7f}\\u{9b}"), ("\u{202e}abc\u{2066}", "\\u{202e}abc\\u{2066}"), ("", ""),
        ("C:\\x", "C:\\x"), ("\0", "\\u{0}"), ("e\u{301}\n", "e\u{301}\\n"),
    ])
    func escaping(text: String, expected: String) {
        #expect(TerminalText.escaped(text) == expected)
        #expect(TerminalText.needsEscaping(text) == (text != expected))
    }

    @Test func styles() {
        #expect(TextStyle.red.applied(to: "x", enabled: true) == "\u{1b}[31mx\u{1b}[0m")
        #expect(TextStyle.red.applied(to: "x", enabled: false) == "x")
    }
}
