// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ToolSupport

@Suite struct HelpTests {
    @Test func program() {
        #expect(
            Sample.program.help() == """
                Tools for tests.

                Usage:
                  toolbox COMMAND …
                  toolbox --version
                  toolbox --generate-completion SHELL

                Commands:
                  paint  Paint a wall.
                  shelf  What is kept.
                  help   Show the help of a command.

                Options:
                  --version   Show the version.
                  --generate-completion SHELL
                              Print a completion script for a shell. One of: bash, zsh, fish.
                  -h, --help  Show this help.

                Exit codes:
                  0    Done; also when a damaged input was read up to the damage, which is
                       reported.
                  1    A value given on the command line is malformed, or a check found
                       something wrong.
                  2    Wrong usage.
                  3    A file, device or transport cannot be opened, read or written, or is not
                       of a known format.
                  4    A link or peer failed while running.
                  130  Interrupted.

                'toolbox COMMAND --help' shows the options and examples of a command.

                """)
    }

    @Test func command() {
        #expect(
            Sample.program.help(path: ["paint"], width: 60) == """
                Paint a wall.

                Usage:
                  toolbox paint [OPTIONS] WALL [HELPER…]

                Paint comes from the shelf. Where there is none, nothing is
                painted and nothing is said about it.

                Arguments:
                  WALL    What is painted.
                  HELPER  Who helps.

                Look:
                  --shade SHADE     How dark. Default: light.
                                      light  Hardly any.
                                      dark   A lot, with 'quotes' and
                                             [brackets]: so.
                  --unit UNIT       Unit of lengths. One of: mm, cm.
                  -l, --layers N    How many layers. Default: 2.
                  --columns NAME,…  Columns in this order.

                Options:
                  --seed N           Where chance begins.
                  --speed X          How fast. Default: 1.0.
                  -t, --tag TAG      Marks. May be given several times.
                  -o, --output FILE  Where it goes.
                  -v, --verbose      Say more.
                  -n, --dry-run      Change nothing.
                  -h, --help         Show this help.

                Examples:
                  # Paint it black.
                  toolbox paint --shade dark wall.txt

                """)
    }

    @Test func nestedCommand() {
        let help = Sample.program.help(path: ["shelf", "add"])
        #expect(help.contains("  toolbox shelf add [OPTIONS] --key KEY FROM [INTO]\n"))
        #expect(Sample.program.help(path: ["shelf"]).contains("  toolbox shelf COMMAND …\n"))
    }

    @Test(arguments: [0, 1, 40, 80, 200]) func linesFit(width: Int) {
        for path in [[], ["paint"], ["shelf"], ["shelf", "add"]] {
            for line in Sample.program.help(path: path, width: width).split(separator: "\n") {
                #expect(line.count <= max(60, width), "\(line)")
                #expect(line.last != " ")
            }
        }
    }

    @Test func wordsStayTogetherAtNoBreakSpaces() {
        #expect(TextWrapping.lines("one two\u{a0}three four", width: 9) == ["one", "two three", "four"])
        #expect(TextWrapping.lines("", width: 9) == [])
        #expect(TextWrapping.lines("  a  b ", width: 0) == ["a", "b"])
    }
}
