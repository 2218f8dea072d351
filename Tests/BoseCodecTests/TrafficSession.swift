// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import ByteCoding
import FieldCoding

@testable import BoseCodec

/// Feeds traffic and gives a line a message: name, JSON, and warnings or a fault.
struct TrafficSession {
    var decoder = BoseTrafficDecoder()
    var time: Int64?

    mutating func lines(
        _ operation: AttributeTraffic.Operation, _ characteristic: BluetoothUUID, _ text: String,
        handle: UInt16 = 1
    ) -> [String] {
        var messages: [TrafficMessage] = []
        decoder.receive(
            AttributeTraffic(
                operation, service: BoseUUID.wearableService, characteristic: characteristic, handle: handle,
                value: FramesBytes.hex(text), time: time),
            into: &messages)
        return messages.map { Self.line($0) }
    }

    mutating func disconnect() -> [String] {
        var messages: [TrafficMessage] = []
        decoder.disconnected(into: &messages)
        return messages.map { Self.line($0) }
    }

    mutating func readInformation() {
        _ = lines(.read, BoseUUID.deviceInformation, Hex.string(FramesBytes.deviceInformation))
        _ = lines(.read, BoseUUID.sensorInformation, Hex.string(FramesBytes.sensorInformation))
        _ = lines(.read, BoseUUID.gestureInformation, Hex.string(FramesBytes.gestureInformation))
        _ = lines(.read, BoseUUID.sensorConfiguration, Hex.string(FramesBytes.sensorConfiguration))
        _ = lines(.read, BoseUUID.gestureConfiguration, Hex.string(FramesBytes.gestureConfiguration))
    }

    static func line(_ message: TrafficMessage) -> String {
        var printer = ValuePrinter(style: .json)
        message.content.print(to: &printer)
        let direction = message.isFromDevice ? "<" : ">"
        let extras = message.warnings.map { " ! \($0)" }.joined() + (message.fault.map { " !! \($0)" } ?? "")
        return "\(direction) \(message.name) \(printer.string)\(extras)"
    }

    static func text(_ message: any ValuePrintable) -> String {
        var printer = ValuePrinter(style: .text)
        message.print(to: &printer)
        return printer.string
    }
}
