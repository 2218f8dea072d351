// SPDX-License-Identifier: Apache-2.0

/// A way to reach a controller or host, in the spelling of Bumble: `tcp-server:127.0.0.1:6402`, `pty`, `vhci`, …
public enum TransportName: Sendable, Hashable {
    case tcpServer(host: String, port: UInt16)
    case tcpClient(host: String, port: UInt16)
    case unixServer(path: String)
    case unixClient(path: String)
    /// A pseudo terminal; with a path, a link to it is made there.
    case pty(link: String?)
    case serial(path: String, speed: UInt32)
    /// Linux: /dev/vhci, or another path.
    case virtualHCI(path: String)
    /// Linux: the user channel of adapter hciN.
    case hciSocket(adapter: UInt16)

    /// Speed of a serial line whose name gives none, as Bumble has it.
    public static let defaultSpeed: UInt32 = 1_000_000

    /// - Throws: `TransportNameError`, a sentence with the spelling that is expected.
    public init(_ text: String) throws(TransportNameError) {
        let colon = text.firstIndex(of: ":")
        let scheme = colon.map { String(text[..<$0]) } ?? text
        let rest = colon.map { String(text[text.index(after: $0)...]) }
        switch scheme {
        case "tcp-server":
            let (host, port) = try Self.endpoint(rest, text, scheme)
            // Nobody else's machine gets in unless asked to: "_" is Bumble's spelling for every interface.
            self = .tcpServer(host: host.isEmpty ? "127.0.0.1" : host == "_" ? "0.0.0.0" : host, port: port)
        case "tcp-client":
            let (host, port) = try Self.endpoint(rest, text, scheme)
            self = .tcpClient(host: host.isEmpty ? "127.0.0.1" : host, port: port)
        case "unix-server": self = .unixServer(path: try Self.path(rest, text, scheme))
        case "unix-client", "unix": self = .unixClient(path: try Self.path(rest, text, scheme))
        case "pty": self = .pty(link: rest.flatMap { $0.isEmpty ? nil : $0 })
        case "serial": self = try Self.serial(try Self.path(rest, text, scheme), text)
        case "vhci": self = .virtualHCI(path: rest.flatMap { $0.isEmpty ? nil : $0 } ?? "/dev/vhci")
        case "hci-socket":
            guard let adapter = UInt16(rest.flatMap { $0.isEmpty ? nil : $0 } ?? "0") else {
                throw TransportNameError(text, "hci-socket:N takes the number of an adapter, 0 for hci0")
            }
            self = .hciSocket(adapter: adapter)
        default:
            throw TransportNameError(
                text,
                "known are tcp-server:HOST:PORT, tcp-client:HOST:PORT, unix-server:PATH, unix-client:PATH, pty, "
                    + "serial:PATH[,SPEED], vhci and hci-socket:N")
        }
    }

    private static func endpoint(
        _ rest: String?, _ text: String, _ scheme: String
    ) throws(TransportNameError) -> (String, UInt16) {
        let expected = "\(scheme):HOST:PORT takes a port from 1 to 65535, for example \(scheme):127.0.0.1:6402"
        guard let rest, let colon = rest.lastIndex(of: ":"),
            let port = UInt16(rest[rest.index(after: colon)...]), port > 0
        else { throw TransportNameError(text, expected) }
        var host = rest[..<colon]
        // An IPv6 address stands in brackets.
        if host.hasPrefix("["), host.hasSuffix("]") { host = host.dropFirst().dropLast() }
        return (String(host), port)
    }

    private static func path(
        _ rest: String?, _ text: String, _ scheme: String
    ) throws(TransportNameError) -> String {
        guard let rest, !rest.isEmpty else { throw TransportNameError(text, "\(scheme):PATH needs a path") }
        return rest
    }

    private static func serial(_ rest: String, _ text: String) throws(TransportNameError) -> TransportName {
        let parts = rest.split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count > 1 else { return .serial(path: rest, speed: defaultSpeed) }
        guard parts.count == 2, !parts[0].isEmpty, let speed = UInt32(parts[1]), speed > 0 else {
            throw TransportNameError(
                text, "serial:PATH,SPEED takes bits per second, for example serial:/dev/ttyUSB0,115200")
        }
        return .serial(path: String(parts[0]), speed: speed)
    }
}

/// Why a name is no transport.
public struct TransportNameError: Error, Sendable, Hashable, CustomStringConvertible {
    public let name: String
    public let reason: String

    init(_ name: String, _ reason: String) {
        self.name = name
        self.reason = reason
    }

    public var description: String { "'\(name)' is no transport: \(reason)" }
}
