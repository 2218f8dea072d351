// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What is known of the terminal that a program runs on. A plain value, so that tests can make any.
public struct Terminal: Sendable, Hashable {
    /// Standard output is a terminal.
    public var isOutputTerminal: Bool
    /// Standard error is a terminal.
    public var isErrorTerminal: Bool
    /// Columns of a line.
    public var width: Int
    /// The environment does not speak against colour.
    public var allowsColor: Bool

    public init(isOutputTerminal: Bool, isErrorTerminal: Bool, width: Int = 80, allowsColor: Bool = true) {
        self.isOutputTerminal = isOutputTerminal
        self.isErrorTerminal = isErrorTerminal
        self.width = width
        self.allowsColor = allowsColor
    }

    /// Decides from the environment: `COLUMNS` goes before `columns`, `NO_COLOR` and `TERM=dumb` forbid colour.
    public init(
        isOutputTerminal: Bool,
        isErrorTerminal: Bool,
        columns: Int?,
        environment: (String) -> String?
    ) {
        let wanted = environment("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
        self.init(
            isOutputTerminal: isOutputTerminal,
            isErrorTerminal: isErrorTerminal,
            width: wanted ?? columns ?? 80,
            // https://no-color.org: set and not empty.
            allowsColor: (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
        )
    }

    /// The terminal of this process.
    public static func current() -> Terminal {
        let isOutputTerminal = isatty(STDOUT_FILENO) == 1
        let isErrorTerminal = isatty(STDERR_FILENO) == 1
        var columns: Int?
        if isOutputTerminal {
            columns = columnCount(STDOUT_FILENO)
        } else if isErrorTerminal {
            columns = columnCount(STDERR_FILENO)
        }
        return Terminal(
            isOutputTerminal: isOutputTerminal,
            isErrorTerminal: isErrorTerminal,
            columns: columns,
            environment: { name in getenv(name).map { String(cString: $0) } }
        )
    }

    /// Columns for running text: very long lines are hard to read.
    public var textWidth: Int { min(width, 100) }

    /// Whether standard output is coloured.
    public func colorsOutput(_ choice: ColorChoice = .auto) -> Bool { colors(isOutputTerminal, choice) }

    /// Whether standard error is coloured.
    public func colorsErrors(_ choice: ColorChoice = .auto) -> Bool { colors(isErrorTerminal, choice) }

    private func colors(_ isTerminal: Bool, _ choice: ColorChoice) -> Bool {
        switch choice {
        case .auto: isTerminal && allowsColor
        case .always: true
        case .never: false
        }
    }

    private static func columnCount(_ descriptor: Int32) -> Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }
}
