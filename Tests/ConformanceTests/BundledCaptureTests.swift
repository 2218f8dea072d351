// SPDX-License-Identifier: Apache-2.0

import Testing
import TraceDecoder
import WearTesting

/// What is printed for the captures in `Captures/`, compared with texts that were looked at once.
struct BundledCaptureTests {
    static let captures: [String] = {
        guard let folder = Ancestors.find("Captures", above: #filePath) else { return [] }
        return ["bumble", "bluez", "vendor"].flatMap { group in
            ((try? Files.names(in: "\(folder)/\(group)")) ?? []).filter { $0.hasSuffix(".btsnoop") }.map {
                "\(group)/\($0)"
            }
        }
    }()

    /// The others differ from these in what happens below ATT.
    static let inFull = captures.filter { capture in
        ["central-ext.", "vhci_bumble.", "central_in_radio.", "two_adapters."].contains { capture.contains($0) }
    }

    /// Those that hold messages of vendors' protocols.
    static let vendors = captures.filter { $0.hasPrefix("vendor/") || $0.contains("central-ext.") }

    private func compare(
        _ capture: String, _ ending: String, _ options: TraceRenderer.Options, _ layers: TraceLayers
    ) throws {
        let folder = try #require(Ancestors.find("Captures", above: #filePath))
        let decoding = CaptureDecoding(try Files.bytes("\(folder)/\(capture)"), options, layers: layers)
        #expect(decoding.error == nil)
        #expect(decoding.damage.isEmpty)
        #expect(!decoding.text.isEmpty)
        let name = capture.replacing(".btsnoop", with: ending)
        try GoldenText.compare(decoding.text, with: "golden/\(name)", in: try Fixtures())
    }

    @Test func thereAreCaptures() {
        #expect(Self.captures.count == 12)
        #expect(Self.inFull.count == 4)
        #expect(Self.vendors.count == 5)
    }

    @Test(arguments: inFull)
    func text(_ capture: String) throws {
        try compare(capture, ".att.txt", TraceRenderer.Options(format: .text), [.att, .link])
    }

    @Test(arguments: captures)
    func tabSeparatedValues(_ capture: String) throws {
        try compare(capture, ".att.tsv", TraceRenderer.Options(format: .tsv), .att)
    }

    @Test(arguments: inFull)
    func json(_ capture: String) throws {
        try compare(capture, ".att.json", TraceRenderer.Options(format: .json), .att)
    }

    @Test(arguments: inFull)
    func procedures(_ capture: String) throws {
        try compare(capture, ".gatt.json", TraceRenderer.Options(format: .json, namesLayer: true), .gatt)
    }

    @Test(arguments: vendors)
    func messages(_ capture: String) throws {
        try compare(capture, ".vendor.txt", TraceRenderer.Options(format: .text), .vendor)
    }

    @Test(arguments: vendors)
    func messagesAsJSON(_ capture: String) throws {
        try compare(capture, ".vendor.json", TraceRenderer.Options(format: .json, namesLayer: true), .vendor)
    }
}
