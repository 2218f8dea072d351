// SPDX-License-Identifier: Apache-2.0

/// Names of the numbers that the Bluetooth SIG assigns, and of 128-bit UUIDs that vendors have published.
///
/// The names are spelled as in the Bluetooth SIG's Assigned Numbers. They come from the PyPI packages
/// `bluetooth-numbers` 1.1.2 (MIT), `bleak` 3.1.0 (MIT) and `bumble` 0.0.236 (Apache-2.0), checked against
/// the SIG's list as `bluetooth-sig` 0.6.0 carries it; UUIDs newer than those packages are completed from that list. `Scripts/generate-assigned-numbers` holds the rules. A number
/// that the SIG has withdrawn keeps its last name, because old devices still send it.
///
/// No table is built at start-up: a look-up searches a sorted text in the program's read-only data.
public enum AssignedNumbers {
    // MARK: Companies

    /// The company of a company identifier, as in manufacturer-specific data: 0x0087 is "Garmin International, Inc.".
    ///
    /// Source: Assigned Numbers, company identifiers. The value 0xFFFF, which stands for no company, has no name.
    public static func companyName(_ identifier: UInt16) -> String? {
        NameTable.companies.name(of: UInt128(identifier))
    }

    // MARK: 16-bit UUIDs

    /// The name of a 16-bit UUID of any kind: service, characteristic, descriptor, declaration, unit, object type, SDP
    /// protocol or service class, mesh profile, member company or standards organization.
    ///
    /// Source: Assigned Numbers, UUIDs.
    public static func uuidName(_ short: UInt16) -> String? {
        let table: NameTable
        switch short >> 8 {
        case 0x00...0x0f: table = .protocols
        case 0x10...0x15: table = .serviceClasses
        case 0x16: table = .meshProfiles
        case 0x18: table = .services
        case 0x27: table = .units
        case 0x28: table = .declarations
        case 0x29: table = .descriptors
        case 0x2a...0x2c: return characteristicName(short) ?? objectTypeName(short)
        case 0xfc...0xff: return memberName(short) ?? organizationName(short)
        default: return nil
        }
        return table.name(of: UInt128(short))
    }

    /// A GATT service: 0x180D is "Heart Rate".
    ///
    /// Source: Assigned Numbers, GATT services. There 0x1800 and 0x1801 are only "GAP" and "GATT"; here they are
    /// "Generic Access" and "Generic Attribute".
    public static func serviceName(_ short: UInt16) -> String? {
        NameTable.services.name(of: UInt128(short))
    }

    /// A GATT characteristic: 0x2A37 is "Heart Rate Measurement".
    ///
    /// Source: Assigned Numbers, GATT characteristics.
    public static func characteristicName(_ short: UInt16) -> String? {
        NameTable.characteristics.name(of: UInt128(short))
    }

    /// A GATT descriptor: 0x2902 is "Client Characteristic Configuration".
    ///
    /// Source: Assigned Numbers, GATT descriptors.
    public static func descriptorName(_ short: UInt16) -> String? {
        NameTable.descriptors.name(of: UInt128(short))
    }

    /// An attribute type that declares a part of a GATT database: 0x2800 is "Primary Service".
    ///
    /// Source: Assigned Numbers, GATT declarations.
    public static func declarationName(_ short: UInt16) -> String? {
        NameTable.declarations.name(of: UInt128(short))
    }

    /// A unit, as in a characteristic presentation format: 0x27AF is "period (beats per minute)".
    ///
    /// Source: Assigned Numbers, GATT units.
    public static func unitName(_ short: UInt16) -> String? {
        NameTable.units.name(of: UInt128(short))
    }

    /// An object type of the Object Transfer Service.
    ///
    /// Source: Assigned Numbers, object types.
    public static func objectTypeName(_ short: UInt16) -> String? {
        NameTable.objectTypes.name(of: UInt128(short))
    }

    /// The company that a 16-bit UUID belongs to: 0xFE1F is "Garmin International, Inc.".
    ///
    /// Source: Assigned Numbers, UUIDs of member companies.
    public static func memberName(_ short: UInt16) -> String? {
        NameTable.members.name(of: UInt128(short))
    }

    /// The use, or the owner, of a 16-bit UUID of another standards organization: 0xFFFA is "ASTM Remote ID".
    ///
    /// Source: Assigned Numbers, UUIDs of standards organizations.
    public static func organizationName(_ short: UInt16) -> String? {
        NameTable.organizations.name(of: UInt128(short))
    }

    /// A protocol in SDP records: 0x0003 is "RFCOMM".
    ///
    /// Source: Assigned Numbers, protocol identifiers.
    public static func protocolName(_ short: UInt16) -> String? {
        NameTable.protocols.name(of: UInt128(short))
    }

    /// A service class, profile or browse group in SDP records and extended inquiry responses: 0x1101 is "SerialPort".
    ///
    /// Source: Assigned Numbers, service classes and browse group identifiers.
    public static func serviceClassName(_ short: UInt16) -> String? {
        NameTable.serviceClasses.name(of: UInt128(short))
    }

    // MARK: Advertising

    /// A data type of advertising data and extended inquiry responses: 0x09 is "Complete Local Name".
    ///
    /// Source: Assigned Numbers, common data types. Type 0x10 is named as in advertising data; in an extended inquiry response
    /// it is a device ID.
    public static func advertisingTypeName(_ type: UInt8) -> String? {
        NameTable.advertisingTypes.name(of: UInt128(type))
    }

    /// An appearance with its category: 0x00C1 is "Watch: Sports Watch" and 0x00C0 "Generic Watch".
    ///
    /// Source: Assigned Numbers, appearance values.
    ///
    /// - Returns: Nil if the subcategory is not assigned, even if the category is; see ``appearanceCategoryName(_:)``.
    public static func appearanceName(_ value: UInt16) -> String? {
        guard let category = appearanceCategoryName(value) else { return nil }
        if value == 0 { return category }
        if value & 0x3f == 0 { return "Generic \(category)" }
        guard let name = NameTable.appearances.name(of: UInt128(value)) else { return nil }
        return "\(category): \(name)"
    }

    /// The category of an appearance, in its upper ten bits: 0x00C1 is of "Watch".
    ///
    /// Source: Assigned Numbers, appearance values.
    public static func appearanceCategoryName(_ value: UInt16) -> String? {
        NameTable.appearances.name(of: UInt128(value & ~0x3f))
    }

    // MARK: 128-bit UUIDs

    /// A vendor's service or characteristic: 6E400001-B5A3-F393-E0A9-E50E24DCCA9E is "Nordic UART Service".
    ///
    /// The halves are read from the UUID's text from left to right. UUIDs on the Bluetooth base UUID are not in this
    /// table; see ``uuidName(_:)``. Sources: `bluetooth-numbers` and `bleak`; for Bose, the Bose-Frames-Web-SDK; for
    /// Garmin, Gadgetbridge; for Vuzix, the VuzixConnectivity framework, where the role of each characteristic is
    /// inferred from the order of its symbols.
    public static func vendorName(high: UInt64, low: UInt64) -> String? {
        NameTable.vendors.name(of: UInt128(high) << 64 | UInt128(low))
    }
}
