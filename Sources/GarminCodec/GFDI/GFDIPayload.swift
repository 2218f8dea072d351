// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import FieldCoding

/// What a GFDI packet holds: fields where the layout is public, bytes elsewhere.
public enum GFDIPayload: Sendable, Hashable {
    case response(GFDIResponse)
    case deviceInformation(GFDIDeviceInformation)
    case systemEvent(GFDISystemEvent)
    case configuration(GFDIConfiguration)
    case timeRequest(GFDITimeRequest)
    /// Types 5043 and 5044.
    case protobuf(GFDIProtobufChunk)
    case bytes([UInt8])

    /// Reads the payload of a packet of `type`; what does not fit its layout stays bytes.
    init(_ type: GFDIType, _ bytes: Span<UInt8>, oddities: inout [DecodeError], policy: DecodePolicy)
        throws(DecodeError)
    {
        do throws(DecodeError) {
            switch type {
            case .response: self = .response(try Self.read(bytes, policy, &oddities))
            case .deviceInformation: self = .deviceInformation(try Self.read(bytes, policy, &oddities))
            case .systemEvent: self = .systemEvent(try Self.read(bytes, policy, &oddities))
            case .configuration: self = .configuration(try Self.read(bytes, policy, &oddities))
            case .currentTimeRequest: self = .timeRequest(try Self.read(bytes, policy, &oddities))
            case .protobufRequest, .protobufResponse: self = .protobuf(try Self.read(bytes, policy, &oddities))
            default: self = .bytes(Array(copying: bytes))
            }
        } catch {
            guard policy == .lenient else { throw error }
            oddities.append(error)
            self = .bytes(Array(copying: bytes))
        }
    }

    private static func read<V: FieldCoded>(
        _ bytes: Span<UInt8>, _ policy: DecodePolicy, _ oddities: inout [DecodeError]
    ) throws(DecodeError) -> V {
        var found: [DecodeError] = []
        let value = try V(decoding: bytes, policy: policy, oddities: &found)
        oddities += found
        return value
    }

    /// The fields; nil for bytes.
    var fields: (any FieldCoded)? {
        switch self {
        case .response(let value): value
        case .deviceInformation(let value): value
        case .systemEvent(let value): value
        case .configuration(let value): value
        case .timeRequest(let value): value
        case .protobuf(let value): value
        case .bytes: nil
        }
    }

    public func encoded() -> [UInt8] {
        if case .bytes(let bytes) = self { return bytes }
        return fields?.encoded() ?? []
    }

    func print(to printer: inout ValuePrinter) {
        if case .bytes(let bytes) = self { return printer.hex(bytes.span) }
        fields?.print(to: &printer)
    }

    init(_ type: GFDIType, parsing json: JSONValue) throws(JSONFault) {
        if case .string = json {
            self = .bytes(try json.hexBytes())
            return
        }
        switch type {
        case .response: self = .response(try GFDIResponse(parsing: json))
        case .deviceInformation: self = .deviceInformation(try GFDIDeviceInformation(parsing: json))
        case .systemEvent: self = .systemEvent(try GFDISystemEvent(parsing: json))
        case .configuration: self = .configuration(try GFDIConfiguration(parsing: json))
        case .currentTimeRequest: self = .timeRequest(try GFDITimeRequest(parsing: json))
        case .protobufRequest, .protobufResponse: self = .protobuf(try GFDIProtobufChunk(parsing: json))
        default: throw JSONFault("the payload of this type is a string of hex digits, not \(json.kindName)")
        }
    }
}
