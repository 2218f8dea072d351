// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import FieldCoding
import Testing
import TraceDecoder

/// What scripts rely on in JSON and tsv.
@Suite struct RenderingTests {
    static func sample() -> TraceBuilder {
        var trace = TraceBuilder()
        trace.connect()
        trace.service(1, 9, 0x180d)
        trace.characteristic(2, 0x2a37)
        trace.information(4, [0x2902])
        trace.receive([0x1b, 3, 0, 0, 72])
        trace.send([0x12, 4, 0, 1, 0])
        trace.receive([0x01, 0x12, 4, 0, 0x03])
        trace.receive([0x0b, 1])
        trace.receive([0xff, 1])
        return trace
    }

    @Test func keysAndTypes() throws {
        let objects = try Self.sample().decoded().objects()
        let value = try #require(objects.first { $0["opcode"] == .number("27") })
        #expect(value["frame"] == .number("8"))
        #expect(value["time"] == .string("1700000000.007000"))
        #expect(value["direction"] == .string("received"))
        #expect(value["connection"] == .number("64"))
        #expect(value["cid"] == .number("4"))
        #expect(value["name"] == .string("handle_value_notification"))
        #expect(value["pdu"] == .string("1b03000048"))
        #expect(value["handle"] == .number("3"))
        #expect(value["value"] == .string("0048"))
        #expect(value["uuid"] == .string("2a37"))
        #expect(value["service"] == .string("180d"))
        #expect(value["characteristic"] == .string("2a37"))
        #expect(value["decoded"]?.kindName == "an object")
        #expect(value["warnings"] == nil)
        let orphan = try #require(objects.first { $0["opcode"] == .number("11") })
        #expect(orphan["warnings"] == .array([.string("no request for this response in the capture")]))
        for object in objects {
            for key in ["frame", "connection", "cid", "opcode"] { #expect(object[key]?.kindName == "a number") }
            for key in ["time", "direction", "name", "pdu"] { #expect(object[key]?.kindName == "a string") }
        }
    }

    @Test func everyLayerParses() throws {
        var air = AirTests.connected()
        air.airATT(fromCentral: false, [0x1b, 3, 0, 1])
        for trace in [Self.sample(), air, ChannelTests.enhanced()] {
            for fields in [nil, TraceField.allCases, Array(TraceField.allCases.reversed())] {
                let options = TraceRenderer.Options(format: .json, fields: fields, namesLayer: true)
                let decoded = try trace.decoded(.all, options)
                #expect(try decoded.objects().count == decoded.events.count)
            }
        }
    }

    @Test func columns() throws {
        let row = try Self.sample().tsv(TraceField.tsvDefault)[6]
        #expect(row == "8\t1700000000.007000\treceived\t0x0040\t0x0004\t0x1b\t0x0003\t1b03000048")
        let empty = try Self.sample().tsv([.handle, .value, .uuid, .error, .requestFrame, .warnings])[0]
        #expect(empty == "\t\t\t\t\t")
    }

    @Test func header() {
        var renderer = TraceRenderer(options: TraceRenderer.Options(format: .tsv))
        renderer.renderHeader()
        var text = ""
        renderer.drain { bytes in text = String(decoding: (0..<bytes.count).map { bytes[$0] }, as: UTF8.self) }
        #expect(text == "frame\ttime\tdirection\tconnection\tcid\topcode\thandle\tpdu\n")
    }

    @Test func chosenKeysInTheirOrder() throws {
        let options = TraceRenderer.Options(format: .json, fields: [.pdu, .handle, .frame, .uuid])
        let lines = try Self.sample().decoded(.att, options).lines
        #expect(lines[6] == #"{"pdu":"1b03000048","handle":3,"frame":8,"uuid":"2a37"}"#)
        #expect(lines[0] == #"{"pdu":"100100ffff0028","frame":2}"#)
    }

    @Test(
        arguments: [
            (0, "0.000000"), (-1, "-0.000001"), (-1_000_000, "-1.000000"), (-1_500_000, "-1.500000"),
            (-62_135_596_800_000_000, "-62135596800.000000"), (1_668_639_327_822_701, "1668639327.822701"),
        ] as [(Int64, String)])
    func times(_ microseconds: Int64, _ text: String) throws {
        var trace = TraceBuilder()
        trace.time = microseconds
        trace.receive([0x1b, 3, 0, 1])
        #expect(try trace.tsv([.time]) == [text])
        #expect(try trace.decoded().objects().first?["time"] == .string(text))
    }

    @Test func clockSetBack() throws {
        var trace = TraceBuilder()
        trace.receive([0x1b, 3, 0, 1])
        trace.time -= 2_501_000
        trace.receive([0x1b, 3, 0, 1])
        let text = try trace.decoded(.att, TraceRenderer.Options(format: .text)).lines
        #expect(text[1].contains(" -2.500000"))
    }

    /// Faults count whatever is printed, since `--strict` goes by their number.
    @Test(
        arguments: [nil, [.frame], [.warnings], [.decoded], [.warnings, .decoded], [.decoded, .warnings]]
            as [[TraceField]?])
    func faultsCount(_ fields: [TraceField]?) throws {
        var trace = TraceBuilder()
        trace.connect()
        trace.characteristic(2, 0x2a37)
        trace.receive([0x1b, 3, 0, 0])
        trace.receive([0x0b, 1])
        for format in [TraceRenderer.Format.json, .tsv, .text] {
            let decoded = try trace.decoded(
                .att, TraceRenderer.Options(format: format, fields: fields, policy: .strict))
            #expect(decoded.faultCount == 2, "\(format)")
        }
    }

    @Test func warningsDoNotDependOnTheirPlace() throws {
        var trace = TraceBuilder()
        trace.connect()
        trace.characteristic(2, 0x2a37)
        trace.receive([0x1b, 3, 0, 0])
        func warnings(_ fields: [TraceField]?) throws -> JSONValue? {
            let options = TraceRenderer.Options(format: .json, fields: fields)
            return try trace.decoded(.att, options).objects().last?["warnings"]
        }
        let all = try warnings(nil)
        #expect(all != nil)
        #expect(try warnings([.warnings]) == all)
        #expect(try warnings([.warnings, .decoded]) == all)
        #expect(try warnings([.decoded, .warnings]) == all)
    }
}
