// SPDX-License-Identifier: Apache-2.0

public import BluetoothCore

/// What a characteristic of the vendor's service is presumed to be for.
///
/// Source: names in the vendor's published iOS framework. That name and UUID belong together is assumed from the order
/// in which they are declared there.
public enum VuzixVendorRole: String, Sendable, Hashable, CaseIterable {
    case information = "INFO"
    case initializationVector = "IV"
    case authentication = "AUTH"
    case incoming = "IN"
    case outgoing = "OUT"
    case notification = "NOTIFY"
    case bond = "BOND"
    case input = "INPUT"
    case data = "DATA"

    public var uuid: BluetoothUUID {
        switch self {
        case .information: VuzixUUID.information
        case .initializationVector: VuzixUUID.initializationVector
        case .authentication: VuzixUUID.authentication
        case .incoming: VuzixUUID.incoming
        case .outgoing: VuzixUUID.outgoing
        case .notification: VuzixUUID.notification
        case .bond: VuzixUUID.bond
        case .input: VuzixUUID.input
        case .data: VuzixUUID.data
        }
    }

    /// The role of a characteristic; nil when it is none of the vendor's.
    public init?(_ uuid: BluetoothUUID) {
        guard let role = Self.allCases.first(where: { $0.uuid == uuid }) else { return nil }
        self = role
    }
}
