// SPDX-License-Identifier: Apache-2.0

import Testing

/// Command lines that cannot be understood: exit code 2, a message that helps, nothing on standard output.
struct UsageTests {
    @Test(arguments: [
        (["decod"], "did you mean 'decode'?"),
        ([], "no command given"),
        (["decode"], "FILE is missing"),
        (["decode", "--formt", "json", "x"], "did you mean '--format'?"),
        (["decode", "--format", "jsn", "x"], "did you mean 'json'?"),
        (["decode", "--hex", "00"], "--hex needs --as"),
        (["decode", "--as", "2A37"], "--hex HEX or --input FILE"),
        (["decode", "--as", "2A37", "--hex", "00", "--limit", "1"], "cannot be used together"),
        (["decode", "--as", "2A38_", "--hex", "00"], "unknown codec"),
        (["decode", "--as", "hert rate", "--hex", "00"], "2A37 (Heart Rate Measurement)"),
        (["decode", "--as", "2A37", "--hex", "00", "--format", "json", "--fields", "frame"], "the fields of a value"),
        (["decode", "--as", "2A37", "--hex", "00", "--api", "30"], "--api is for the codecs of parcels"),
        (["decode", "--fields", "frame", "x"], "--fields needs"),
        (["decode", "--format", "tsv", "--fields", "fram", "x"], "unknown field 'fram'"),
        (["encode", "--json", "{}"], "--as is missing"),
        (["encode", "--as", "2A37"], "the value is missing"),
        (["gatt"], "FILE is missing"),
        (["gatt", "--peer", "x", "y"], "expected an address"),
        (["info", "a", "b"], "unexpected argument 'b'"),
        (["convert", "a"], "OUT is missing"),
        (["convert", "a", "b"], "names no format"),
        (["live"], "INTERFACE is missing"),
        (["live", "bluetooth0", "--write", "x.foo"], "the endings are"),
    ])
    func refused(_ words: [String], _ message: String) async throws {
        let run = try await Wearcodec.launch(Wearcodec.path, words)
        #expect(run.code == 2)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(run.errors.hasPrefix("wearcodec: error: "))
    }

    @Test(arguments: ["decode", "encode", "codecs", "info", "gatt", "convert", "live"])
    func help(_ command: String) async throws {
        let run = try await Wearcodec.run(command, "--help")
        #expect(run.code == 0)
        #expect(run.errors.isEmpty)
        #expect(run.text.contains("wearcodec \(command)"))
        #expect(run.text.contains("Example"))
    }

    @Test func version() async throws {
        let run = try await Wearcodec.run("--version")
        #expect(run.code == 0)
        #expect(run.text.hasPrefix("wearcodec "))
    }
}
