// SPDX-License-Identifier: Apache-2.0

import CaptureFiles
import Testing

/// Machines that run tests have no Bluetooth adapter as a rule, so only the way to it is tested.
@Suite("Live capture")
struct LiveCaptureTests {
    @Test("lists Bluetooth interfaces first") func interfaces() throws {
        let found: [LiveCapture.Interface]
        do {
            found = try LiveCapture.interfaces()
        } catch {
            #expect(error.kind == .unreadable)
            return
        }
        let order = found.map(\.isBluetooth)
        #expect(order == order.filter { $0 } + order.filter { !$0 })
    }

    @Test("says why an interface cannot be used", arguments: ["no-such-interface", "bluetooth99", "lo", ""])
    func refusal(name: String) {
        do throws(CaptureError) {
            _ = try LiveCapture(interface: name)
            Issue.record("\(name) was opened")
        } catch {
            #expect(error.kind == .unreadable || error.kind == .unsupported)
            #expect(!error.message.isEmpty)
        }
    }
}
