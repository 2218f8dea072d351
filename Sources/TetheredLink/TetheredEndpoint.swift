// SPDX-License-Identifier: Apache-2.0

/// Where the Connect IQ simulator listens for a phone that is tethered to it by `adb`.
///
/// Raw Monkey C values go over this TCP connection, one after the other without any frame around them.
public struct TetheredEndpoint: Sendable, Hashable, CustomStringConvertible {
    /// The port that Garmin's simulator and mobile SDK use.
    public static let defaultPort: UInt16 = 7381

    public var host: String
    public var port: UInt16

    public init(host: String = "127.0.0.1", port: UInt16 = defaultPort) {
        self.host = host
        self.port = port
    }

    /// `HOST`, `HOST:PORT` or `:PORT`; nil for anything else.
    public init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        switch parts.count {
        case 1 where !text.isEmpty: self.init(host: text)
        case 2:
            guard let port = UInt16(parts[1]), port > 0 else { return nil }
            self.init(host: parts[0].isEmpty ? "127.0.0.1" : String(parts[0]), port: port)
        default: return nil
        }
    }

    public var description: String { "\(host):\(port)" }
}
