// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// PnP ID, 0x2A50: vendor ID source (1 byte), vendor ID, product ID, product version (2 bytes each).
public struct PnPID: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a50 }
    public static var name: StaticString { "PnP ID" }
    public static var source: StaticString { "Device Information Service 1.1, 3.9" }

    public struct VendorIDSource: WireEnumeration {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// A company identifier of the Bluetooth SIG.
        public static let bluetoothSIG = VendorIDSource(rawValue: 1)
        public static let usbImplementersForum = VendorIDSource(rawValue: 2)

        public static let names: KeyValuePairs<UInt8, StaticString> = [1: "bluetoothSIG", 2: "usbImplementersForum"]
    }

    public var vendorIDSource: VendorIDSource = .bluetoothSIG
    public var vendorID: UInt16 = 0
    public var productID: UInt16 = 0
    /// 0xJJMN for version JJ.M.N by convention.
    public var productVersion: UInt16 = 0

    public init() {}

    public init(vendorIDSource: VendorIDSource, vendorID: UInt16, productID: UInt16, productVersion: UInt16) {
        self.vendorIDSource = vendorIDSource
        self.vendorID = vendorID
        self.productID = productID
        self.productVersion = productVersion
    }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("vendorIDSource", &vendorIDSource)
        try coder.field("vendorID", &vendorID)
        try coder.field("productID", &productID)
        try coder.field("productVersion", &productVersion)
    }
}
