// SPDX-License-Identifier: Apache-2.0

internal import ByteCoding
internal import FieldCoding

/// What payloads of known functions mean.
enum BMAPContent: Sendable {
    case text
    case deviceID
    case name
    case battery
    case noiseCancellation
    case noiseReduction
    case failure

    /// Nil where the layout is not known. Only what a device answers has one.
    init?(_ function: BMAPFunction, _ operation: BMAPOperator) {
        switch (operation, function) {
        case (.error, _): self = .failure
        case (.status, .version), (.status, .firmwareVersion): self = .text
        case (.status, .deviceID): self = .deviceID
        case (.status, .name): self = .name
        case (.status, .battery): self = .battery
        case (.status, .controllableNoiseCancellation): self = .noiseCancellation
        case (.status, .activeNoiseReduction): self = .noiseReduction
        default: return nil
        }
    }

    private var blank: any FieldCoded {
        switch self {
        case .text: BMAPText()
        case .deviceID: BMAPDeviceID()
        case .name: BMAPName()
        case .battery: BMAPBattery()
        case .noiseCancellation: BMAPNoiseCancellation()
        case .noiseReduction: BMAPNoiseReduction()
        case .failure: BMAPFailure()
        }
    }

    /// The fields of a payload; nil for bytes that do not fit the layout.
    func value(_ bytes: [UInt8]) -> (any FieldCoded)? { Self.decode(blank, bytes) }

    private static func decode<V: FieldCoded>(_ blank: V, _ bytes: [UInt8]) -> (any FieldCoded)? {
        guard let value = try? V(decoding: bytes), value.encoded() == bytes else { return nil }
        return value
    }

    /// The bytes of a payload that JSON spells by its fields.
    func bytes(_ json: JSONValue) throws(JSONFault) -> [UInt8] { try Self.encode(blank, json) }

    private static func encode<V: FieldCoded>(_ blank: V, _ json: JSONValue) throws(JSONFault) -> [UInt8] {
        try V(parsing: json).encoded()
    }
}
