// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import ByteCoding
import CaptureFiles

/// Vendor protocols: GATT procedures on the attributes of their services become messages.
extension TraceDecoder {
    /// Hands a procedure to the protocol in whose service its attribute lies.
    func followVendor(
        _ connection: TraceConnection, _ event: TraceEvent, _ value: Span<UInt8>, into out: inout EventBatch
    ) {
        guard !vendorServices.isEmpty, event.attribute >= 0, !event.warnings.contains(.incompleteValue) else { return }
        let attribute = catalog.descriptors[Int(event.attribute)]
        guard attribute.role == .characteristicValue, let service = attribute.service,
            let family = vendorServices[service], let operation = Self.operation(event)
        else { return }
        let side = Self.serverSide(event)
        let traffic = AttributeTraffic(
            operation, service: service, characteristic: attribute.uuid, handle: event.handle,
            value: Array(copying: value), time: Self.nanoseconds(event.time))
        var messages: [TrafficMessage] = []
        connection.vendor.receive(
            traffic, family: family, type: options.vendors[family], side: side, event, into: &messages)
        append(messages, like: event, side, into: &out)
    }

    /// The connection is over, or the trace.
    func endVendor(_ connection: TraceConnection, into out: inout EventBatch) {
        guard layers.contains(.vendor) else { return }
        connection.vendor.end { event, side, messages in append(messages, like: event, side, into: &out) }
        guard let peer = connection.peer, !connection.vendor.isEmpty else { return }
        if vendorStreams[peer] != nil || vendorStreams.count < Self.maximumConnections {
            vendorStreams[peer] = connection.vendor
        }
        connection.vendor = VendorStreams()
    }

    private func append(
        _ messages: [TrafficMessage], like source: TraceEvent, _ side: Int, into out: inout EventBatch
    ) {
        for message in messages {
            var event = source
            event.layer = .vendor
            event.opcode = 0
            event.error = 0
            event.parts.remove(.value)
            event.valueCount = 0
            event.message = Int32(clamping: out.messages.count)
            event.direction = Self.direction(side, isFromServer: message.isFromDevice, source.direction)
            out.messages.append(message)
            let nothing: [UInt8] = []
            out.append(event, bytes: nothing.span)
        }
    }

    private static func operation(_ event: TraceEvent) -> AttributeTraffic.Operation? {
        switch GATTProcedure(rawValue: event.opcode) {
        case .read, .readByUUID: event.error == 0 ? .read : .readRefused(event.error)
        case .write: event.error == 0 ? .write : .writeRefused(event.error)
        case .writeWithoutResponse, .signedWrite: .writeWithoutResponse
        case .notification: .notification
        case .indication: .indication
        case .exchangeMTU, .cancelledWrite, nil: nil
        }
    }

    /// Side that holds the attribute of a procedure: all but commands end with a PDU from the server.
    private static func serverSide(_ event: TraceEvent) -> Int {
        let isCommand =
            event.opcode == GATTProcedure.writeWithoutResponse.rawValue
            || event.opcode == GATTProcedure.signedWrite.rawValue
        switch event.direction {
        case .sent, .central: return isCommand ? 1 : 0
        case .received, .peripheral: return isCommand ? 0 : 1
        case .unknown: return 1
        }
    }

    private static func direction(_ server: Int, isFromServer: Bool, _ like: PacketDirection) -> PacketDirection {
        let isFirst = (server == 0) == isFromServer
        switch like {
        case .sent, .received: return isFirst ? .sent : .received
        case .central, .peripheral: return isFirst ? .central : .peripheral
        case .unknown: return .unknown
        }
    }

    /// Nil where the time of a damaged record lies beyond what 64 bits hold.
    private static func nanoseconds(_ time: CaptureTime) -> Int64? {
        let (seconds, isOverflow) = time.seconds.multipliedReportingOverflow(by: 1_000_000_000)
        let (sum, isTooLarge) = seconds.addingReportingOverflow(Int64(time.nanoseconds))
        return isOverflow || isTooLarge ? nil : sum
    }
}
