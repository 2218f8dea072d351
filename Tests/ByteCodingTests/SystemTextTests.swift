// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import Testing
import WearTesting

struct SystemTextTests {
    @Test(arguments: [
        "", "capture.btsnoop", "Gerät.pcap", "\u{1f600}", "\u{10ff80}", "\u{10ffff}x", "e\u{301}",
    ])
    func namesInUTF8ComeBack(_ name: String) {
        let bytes = Array(name.utf8)
        #expect(SystemText.bytes(SystemText.text(bytes.span)) == bytes)
    }

    @Test func bytesThatAreNotUTF8ComeBack() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<2000 {
            let bytes = (0..<Int.random(in: 0...12, using: &random)).map { _ in
                UInt8.random(in: 1...255, using: &random)
            }
            #expect(SystemText.bytes(SystemText.text(bytes.span)) == bytes)
        }
    }

    @Test func differentNamesStayDifferent() {
        let first: [UInt8] = [0xff, 0x78]
        let second: [UInt8] = [0xfe, 0x78]
        #expect(SystemText.text(first.span) != SystemText.text(second.span))
    }
}
