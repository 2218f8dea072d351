// SPDX-License-Identifier: Apache-2.0

import HostStack
import Testing

struct PairingMethodTests {
    /// Core specification 5.4, volume 3, part H, table 2.8: rows are the responder, columns the initiator, both in the
    /// order of the capabilities' codes except that the specification lists KeyboardDisplay last, as its code says.
    /// J just works, N numeric comparison, i the initiator enters, r the responder enters, b both enter.
    @Test(arguments: [
        (false, ["JJiJi", "JJiJi", "rrbJr", "JJJJJ", "rriJr"]),
        (true, ["JJiJi", "JNiJN", "rrbJr", "JJJJJ", "rNiJN"]),
    ])
    func table(_ isSecureConnections: Bool, _ rows: [String]) {
        for (row, responder) in zip(rows, InputOutputCapability.allCases) {
            for (letter, initiator) in zip(row, InputOutputCapability.allCases) {
                let method = PairingMethod(
                    initiator: initiator, responder: responder, isSecureConnections: isSecureConnections)
                let expected: PairingMethod =
                    switch letter {
                    case "N": .numericComparison
                    case "i": .passkeyEntry(byInitiator: true, byResponder: false)
                    case "r": .passkeyEntry(byInitiator: false, byResponder: true)
                    case "b": .passkeyEntry(byInitiator: true, byResponder: true)
                    default: .justWorks
                    }
                #expect(method == expected, "\(initiator) meets \(responder)")
            }
        }
    }
}
