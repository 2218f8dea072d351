// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import Testing
import TraceDecoder

/// What is learned of attributes from the PDUs that list them (Core specification, volume 3, part F, 3.4.3 and 3.4.4;
/// part G, 3 and 4).
@Suite struct AttributeTableTests {
    static let long: [UInt8] = (0..<16).map { 0xa0 + $0 }
    static let longText = "afaeadac-abaa-a9a8-a7a6-a5a4a3a2a1a0"

    /// uuid, service and characteristic of a notification of each handle.
    func names(_ trace: TraceBuilder, _ handles: [UInt16]) throws -> [String] {
        var trace = trace
        for handle in handles { trace.receive([0x1b] + words(handle) + [0]) }
        return try trace.tsv([.uuid, .service, .characteristic]).suffix(handles.count).map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).joined(separator: " ")
        }
    }

    @Test func valueDeclarationDescriptor() throws {
        var trace = TraceBuilder()
        trace.service(1, 9, 0x180d)
        trace.service(0x10, 0x20, 0x180f)
        trace.characteristic(2, 0x2a37)
        trace.information(4, [0x2902])
        trace.characteristic(5, Self.long)
        trace.information(7, [0x2901, 0x2902])
        trace.information(0x12, [0x2902])
        #expect(
            try names(trace, [1, 2, 3, 4, 5, 6, 7, 8, 9, 0x10, 0x12]) == [
                "2800 180d ", "2803 180d 2a37", "2a37 180d 2a37", "2902 180d 2a37", "2803 180d \(Self.longText)",
                "\(Self.longText) 180d \(Self.longText)", "2901 180d \(Self.longText)", "2902 180d \(Self.longText)",
                "  ", "2800 180f ", "2902 180f ",
            ])
    }

    @Test func longServiceByGroup() throws {
        var trace = TraceBuilder()
        trace.send([0x10] + words(1, 0xffff, 0x2800))
        trace.receive([0x11, 20] + words(1, 0xffff) + Self.long)
        trace.characteristic(0xfffe, 0x2a37)
        #expect(
            try names(trace, [1, 0xffff]) == ["2800 \(Self.longText) ", "2a37 \(Self.longText) 2a37"])
    }

    @Test func byTypeValue() throws {
        var trace = TraceBuilder()
        trace.send([0x06] + words(1, 0xffff, 0x2800, 0x180d))
        trace.receive([0x07] + words(4, 9, 0x14, 0x19))
        trace.characteristic(0x15, 0x2a37)
        #expect(try names(trace, [4, 0x14, 0x16]) == ["2800 180d ", "2800 180d ", "2a37 180d 2a37"])
    }

    @Test func onlyTypes() throws {
        // Find Information alone tells which attribute is a value, and which descriptor is its own.
        var trace = TraceBuilder()
        trace.information(1, [0x2800, 0x2803, 0x2a37, 0x2902, 0x2803, 0xfff3, 0x2902])
        #expect(
            try names(trace, [1, 2, 3, 4, 5, 6, 7]) == [
                "2800  ", "2803  ", "2a37  2a37", "2902  2a37", "2803  ", "fff3  fff3", "2902  fff3",
            ])
    }

    @Test func readByUUIDTellsTheType() throws {
        var trace = TraceBuilder()
        trace.send([0x08] + words(1, 0xffff, 0x2a00))
        trace.receive([0x09, 4, 3, 0, 0x41, 0x42])
        #expect(try names(trace, [3]) == ["2a00  2a00"])
    }

    @Test func includes() throws {
        var trace = TraceBuilder()
        trace.service(1, 9, 0x180d)
        trace.send([0x08] + words(1, 9, 0x2802))
        trace.receive([0x09, 8] + words(2, 0x20, 0x25, 0x180f))
        trace.send([0x08] + words(3, 9, 0x2802))
        trace.receive([0x09, 6] + words(3, 0x30, 0x35))
        trace.send([0x0a] + words(0x30))
        trace.receive([0x0b] + Self.long)
        let table = try trace.remote()
        #expect(table.includes.map(\.handle) == [2, 3])
        #expect(table.includes.map { $0.uuid?.description } == ["180f", Self.longText])
        #expect(table.services.map(\.isPrimary) == [true, false, false])
        #expect(try names(trace, [2, 0x20, 0x30]) == ["2802 180d ", "2801 180f ", "2801 \(Self.longText) "])
    }

    @Test func withoutRequest() throws {
        var trace = TraceBuilder()
        trace.receive([0x11, 6] + words(1, 9, 0x180d))
        trace.receive([0x09, 7] + words(2) + [0x10] + words(3, 0x2a37))
        let decoded = try trace.decoded()
        #expect(
            decoded.events.map(\.warnings) == [[.noRequest, .inferredAttribute], [.noRequest, .inferredAttribute]])
        #expect(try trace.remote().services.map(\.isInferred) == [true])
        #expect(try names(trace, [3]) == ["2a37 180d 2a37"])
        // What was asked for replaces the guess, and no guess replaces it.
        trace.service(1, 8, 0x180f)
        trace.characteristic(2, 0x2a19)
        trace.receive([0x11, 6] + words(1, 9, 0x180d))
        trace.receive([0x09, 7] + words(2) + [0x10] + words(3, 0x2a37))
        #expect(try names(trace, [3]) == ["2a19 180f 2a19"])
        #expect(try trace.remote().services.map(\.isInferred) == [false])
    }

    @Test func serviceChanged() throws {
        var trace = TraceBuilder()
        trace.connect()
        trace.service(1, 4, 0x1801)
        trace.characteristic(2, 0x2a05)
        trace.information(4, [0x2902])
        trace.service(0x10, 0x1f, 0x180d)
        trace.characteristic(0x11, 0x2a37)
        trace.service(0x20, 0x2f, 0x180f)
        trace.characteristic(0x21, 0x2a19)
        trace.receive([0x1d] + words(3, 0x10, 0x1f))
        trace.send([0x1e])
        #expect(try names(trace, [3, 0x10, 0x12, 0x22]) == ["2a05 1801 2a05", "  ", "  ", "2a19 180f 2a19"])
        // All of them: only what told of it stays, so that it can do so again.
        trace.receive([0x1d] + words(3, 1, 0xffff))
        #expect(try names(trace, [3, 4, 0x22]) == ["2a05 1801 2a05", "2902 1801 2a05", "  "])
        trace.service(0x20, 0x2f, 0x180f)
        trace.receive([0x1d] + words(3, 0x20, 0x2f))
        #expect(try names(trace, [0x20]) == ["  "])
        #expect(try trace.tsv([.name], .link).filter { $0 == "services_changed" }.count == 3)
    }

    @Test func contradictions() throws {
        var trace = TraceBuilder()
        trace.service(1, 9, 0x180d)
        trace.characteristic(2, 0x2a37)
        trace.information(4, [0x2902])
        trace.service(0x10, 0xffff, 0x180a)
        trace.characteristic(0x11, 0x2a29)
        // Another service at the same place takes the attributes with it.
        trace.service(1, 6, 0x180f)
        #expect(try names(trace, [1, 3, 4]) == ["2800 180f ", "  ", "  "])
        // A characteristic that begins one later, and a type where a value was.
        trace.characteristic(2, 0x2a19)
        trace.characteristic(3, 0x2a1a)
        #expect(try names(trace, [2, 3, 4]) == ["  ", "2803 180f 2a1a", "2a1a 180f 2a1a"])
        trace.information(4, [0x2904])
        #expect(try names(trace, [3, 4]) == ["  ", "2904 180f "])
        // A service that begins within another one ends that.
        trace.service(0x20, 0xffff, 0x1810)
        let services = try trace.remote().services
        #expect(services.map(\.start) == [1, 0x10, 0x20])
        #expect(services.map(\.end) == [6, 0x1f, 0xffff])
        #expect(try names(trace, [0x12, 0x20]) == ["2a29 180a 2a29", "2800 1810 "])
    }

    @Test func nonsenseIsNotLearned() throws {
        var trace = TraceBuilder()
        trace.service(0, 9, 0x180d)
        trace.service(9, 3, 0x180d)
        trace.characteristic(0, 0x2a37)
        trace.characteristic(0xffff, 0x2a37)
        trace.information(0, [0x2902])
        trace.send([0x08] + words(1, 0xffff, 0x2803))
        trace.receive([0x09, 7] + words(9) + [2] + words(9, 0x2a37))
        trace.receive([0x05])
        trace.receive([0x05, 3, 1, 2, 3, 4])
        trace.receive([0x09, 0, 1, 2, 3])
        trace.receive([0x11, 3, 1, 2, 3, 4, 5])
        let table = try trace.remote()
        #expect(table.services.isEmpty)
        #expect(table.characteristics.isEmpty)
        #expect(table.descriptors.isEmpty)
        // The last handle of all.
        trace.service(0xfffd, 0xffff, 0x180d)
        trace.characteristic(0xfffe, 0x2a37)
        #expect(try names(trace, [0xfffd, 0xfffe, 0xffff]) == ["2800 180d ", "2803 180d 2a37", "2a37 180d 2a37"])
    }

    /// As many attributes as there are handles, in either order, each followed by a value that has to be looked up.
    @Test(.timeLimit(.minutes(1)), arguments: [false, true])
    func everyHandle(_ isReversed: Bool) throws {
        var trace = TraceBuilder()
        let starts = stride(from: 1, to: 0xffff, by: 3)
        for start in isReversed ? Array(starts.reversed()) : Array(starts) {
            let handle = UInt16(start)
            trace.service(handle, handle + 2, 0x180d)
            trace.characteristic(handle + 1, 0x2a37)
            trace.receive([0x1b] + words(handle + 2) + [0, 1])
        }
        let decoded = try trace.decoded(.att, TraceRenderer.Options(format: .tsv, fields: [.uuid]))
        #expect(decoded.lines.filter { $0 == "2a37" }.count >= 21_844)
        let table = try #require(decoded.decoder.connections.first).remoteTable
        #expect(table.services.count == 21_845)
        #expect(table.characteristics.count == 21_845)
    }
}
