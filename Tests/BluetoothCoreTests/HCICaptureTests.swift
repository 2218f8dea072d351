// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import ByteCoding
import FieldCoding
import Testing

/// Every HCI packet of the captures beside the project, where there are any.
@Suite struct HCICaptureTests {
    /// Packets that hold more than their layout, and why; anything else that is left over fails the test.
    static let knownLeftovers: [String: String] = [:]

    @Test(arguments: CaptureWalker.files())
    func everyPacketDecodesAndEncodesAgain(file: String) throws {
        var untyped: [String: Int] = [:]
        for packet in try CaptureWalker.packets(in: file) {
            guard let type = packet.type else {
                let codec = try #require(MonitorRegistry.codec(for: packet.monitorOpcode ?? 0xffff), "\(packet.place)")
                check(codec, packet.bytes, packet)
                continue
            }
            let whole = [type] + packet.bytes
            let decoded: HCIPacket
            do {
                decoded = try HCIPacket(decoding: whole, policy: .strict)
            } catch {
                Issue.record("\(packet.place): \(error)")
                continue
            }
            #expect(decoded.encoded() == whole, "\(packet.place)")
            switch decoded {
            case .command(let command):
                guard let entry = HCIRegistry.command(command.opcode) else {
                    untyped["command \(command.opcode)", default: 0] += 1
                    continue
                }
                check(entry.codec, command.parameters, packet)
            case .event(let event):
                let codec = HCIRegistry.event(event.eventCode, subevent: event.subeventCode)
                guard let codec else {
                    untyped["event \(event.eventCode) \(event.subeventCode ?? 0)", default: 0] += 1
                    continue
                }
                let parameters = event.subeventCode == nil ? event.parameters : Array(event.parameters.dropFirst())
                check(codec, parameters, packet)
            case .acl(let data):
                let parsed = HCIACLHeader.parse(packet.bytes.span)
                let header = try #require(parsed)
                #expect(header.handle == data.handle && header.boundary == data.boundary)
                #expect(Int(header.length) == data.data.count)
            case .synchronous, .iso: break
            case .unknown(let type, _): untyped["type \(type)", default: 0] += 1
            }
        }
        // Three commands of chip makers whose meaning is not public.
        let secret: Set<String> = ["command 0xfc0a", "command 0xfc17", "command 0xfc61"]
        #expect(Set(untyped.keys).subtracting(secret).isEmpty, "\(file): \(untyped)")
    }

    private func check(_ codec: ValueCodec, _ bytes: [UInt8], _ packet: CapturedPacket) {
        var printer = ValuePrinter(style: .json)
        let outcome = codec.print(bytes.span, to: &printer)
        if let error = outcome.error {
            Issue.record("\(packet.place) \(codec.name): \(error)")
            return
        }
        let leftover = outcome.oddities.contains {
            if case .trailingBytes = $0.kind { true } else { $0.path == ["surplus"] }
        }
        if leftover && Self.knownLeftovers[packet.place] == nil {
            Issue.record("\(packet.place) \(codec.name): bytes are left over")
        }
        do {
            #expect(try codec.reencode(bytes.span) == bytes, "\(packet.place) \(codec.name)")
            let again = try codec.encode(JSONValue(parsing: printer.string))
            if !leftover { #expect(again == bytes, "\(packet.place) \(codec.name) \(printer.string)") }
        } catch { Issue.record("\(packet.place) \(codec.name): \(error) in \(printer.string)") }
    }

    /// What real hosts and controllers send that the specification does not allow, all of it.
    static let knownOddities: Set<String> = [
        // Hosts that ask for events by bits that mean nothing.
        "Set Event Mask: eventMask", "LE Set Event Mask: leEventMask",
        // A controller that answers before its name was set, with whatever its memory held.
        "Command Complete: returnParameters.localName",
    ]

    @Test(arguments: CaptureWalker.files())
    func odditiesAreFew(file: String) throws {
        for packet in try CaptureWalker.packets(in: file) {
            guard let type = packet.type, let decoded = try? HCIPacket(decoding: [type] + packet.bytes) else {
                continue
            }
            var printer = ValuePrinter(style: .text)
            if case .command(let command) = decoded, let entry = HCIRegistry.command(command.opcode) {
                compare(entry.codec.print(command.parameters.span, to: &printer), entry.codec.name, packet)
            } else if case .event(let event) = decoded,
                let codec = HCIRegistry.event(event.eventCode, subevent: event.subeventCode)
            {
                let parameters = Array(event.parameters.dropFirst(event.subeventCode == nil ? 0 : 1))
                compare(codec.print(parameters.span, to: &printer), codec.name, packet)
            }
        }
    }

    private func compare(_ outcome: DecodeOutcome, _ name: String, _ packet: CapturedPacket) {
        for oddity in outcome.oddities {
            let kind = "\(name): \(oddity.path.joined(separator: "."))"
            #expect(Self.knownOddities.contains(kind), "\(packet.place): \(oddity)")
        }
    }
}
