// SPDX-License-Identifier: Apache-2.0

public import BluetoothCore
public import FieldCoding

/// What is known of an attribute: enough to name it and to decode its value.
///
/// A class, so that millions of events can look at one without copying it.
public final class AttributeDescriptor: Sendable {
    /// What part an attribute plays in the GATT hierarchy (Core specification, volume 3, part G, 3).
    public enum Role: UInt8, Sendable, Hashable {
        case serviceDeclaration
        case characteristicDeclaration
        case characteristicValue
        case descriptor
        /// Its UUID is known, its place is not.
        case other
    }

    public let role: Role
    /// Type of the attribute.
    public let uuid: BluetoothUUID
    /// Service that it lies in, where that is known.
    public let service: BluetoothUUID?
    /// Characteristic that it belongs to, where that is known.
    public let characteristic: BluetoothUUID?
    /// Whether its type was guessed from traffic.
    public let isInferred: Bool
    /// Codec of its values.
    public let codec: ValueCodec?
    /// Printable texts, made once: they appear in every line of output.
    let texts: Texts

    /// Ready-made pieces of output.
    struct Texts: Sendable {
        /// `"uuid":"2a37","service":"180d","characteristic":"2a37"` and the names, for JSON.
        var json: [UInt8]
        /// `2a37 Heart Rate Measurement`, for text.
        var label: [UInt8]
    }

    init(
        role: Role, uuid: BluetoothUUID, service: BluetoothUUID?, characteristic: BluetoothUUID?, isInferred: Bool
    ) {
        self.role = role
        self.uuid = uuid
        self.service = service
        self.characteristic = characteristic
        self.isInferred = isInferred
        codec = CodecLookup.codec(for: uuid, service: service, role: role)
        texts = Texts(
            json: Self.json(role, uuid, service, characteristic), label: Self.label(role, uuid, characteristic))
    }

    /// Name of the attribute's type, nil where none is assigned.
    public var name: String? { Self.name(of: uuid, role) }

    /// The name that is assigned to a UUID for use in this role. Makers squat on 16-bit numbers that are assigned to
    /// others as services, and a characteristic named after such a service would mislead.
    static func name(of uuid: BluetoothUUID, _ role: Role) -> String? {
        if role == .characteristicValue || role == .descriptor, let short = uuid.short,
            !(0x2700...0x2fff).contains(short)
        {
            return nil
        }
        return name(of: uuid)
    }

    /// The name that is assigned to a UUID of any kind.
    public static func name(of uuid: BluetoothUUID) -> String? {
        if let short = uuid.short { return AssignedNumbers.uuidName(short) }
        return AssignedNumbers.vendorName(high: uuid.high, low: uuid.low)
    }

    private static func json(
        _ role: Role, _ uuid: BluetoothUUID, _ service: BluetoothUUID?, _ characteristic: BluetoothUUID?
    ) -> [UInt8] {
        var printer = ValuePrinter(style: .json)
        printer.key("uuid")
        printer.string(uuid.description)
        if let service {
            printer.key("service")
            printer.string(service.description)
        }
        if let characteristic {
            printer.key("characteristic")
            printer.string(characteristic.description)
        }
        if let name = name(of: uuid, role) {
            printer.key("attribute_name")
            printer.string(name)
        }
        return Array(printer.string.utf8)
    }

    private static func label(_ role: Role, _ uuid: BluetoothUUID, _ characteristic: BluetoothUUID?) -> [UInt8] {
        // The number first, the name second: 16-bit UUIDs are squatted, and then the name misleads.
        var text = uuid.description
        if let name = name(of: uuid, role) { text += " " + name }
        if role == .descriptor, let characteristic {
            text +=
                " of "
                + (name(of: characteristic, .characteristicValue).map { "\(characteristic) \($0)" }
                    ?? characteristic.description)
        }
        return Array(text.utf8)
    }
}
