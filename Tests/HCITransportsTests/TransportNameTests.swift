// SPDX-License-Identifier: Apache-2.0

import HCITransports
import Testing

struct TransportNameTests {
    @Test(arguments: [
        ("tcp-server:127.0.0.1:6402", TransportName.tcpServer(host: "127.0.0.1", port: 6402)),
        ("tcp-server::6402", .tcpServer(host: "127.0.0.1", port: 6402)),
        ("tcp-server:_:6402", .tcpServer(host: "0.0.0.0", port: 6402)),
        ("tcp-client:[::1]:6402", .tcpClient(host: "::1", port: 6402)),
        ("unix-server:/tmp/a:b", .unixServer(path: "/tmp/a:b")),
        ("unix:/tmp/a", .unixClient(path: "/tmp/a")),
        ("unix-client:/tmp/a", .unixClient(path: "/tmp/a")),
        ("pty", .pty(link: nil)),
        ("pty:/tmp/link", .pty(link: "/tmp/link")),
        ("serial:/dev/ttyUSB0", .serial(path: "/dev/ttyUSB0", speed: 1_000_000)),
        ("serial:/dev/ttyUSB0,115200", .serial(path: "/dev/ttyUSB0", speed: 115_200)),
        ("vhci", .virtualHCI(path: "/dev/vhci")),
        ("hci-socket:1", .hciSocket(adapter: 1)),
        ("hci-socket", .hciSocket(adapter: 0)),
    ])
    func known(_ text: String, _ name: TransportName) throws {
        #expect(try TransportName(text) == name)
    }

    @Test(arguments: [
        "", ":", "tcp", "tcp-server", "tcp-server:6402", "tcp-client:host:0", "tcp-client:host:65536", "unix:",
        "serial:", "serial:/dev/x,fast", "serial:/dev/x,0", "serial:/dev/x,1,2", "hci-socket:hci0", "hci-socket:-1",
    ])
    func refused(_ text: String) {
        let error = #expect(throws: TransportNameError.self) { try TransportName(text) }
        #expect(error?.description.contains("'\(text)'") == true)
    }
}
