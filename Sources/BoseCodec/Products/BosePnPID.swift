// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// What Bose puts into the PnP ID (0x2A50) of the Device Information Service: 7 bytes, least significant first.
///
/// The characteristic itself is one of the Bluetooth SIG; here are the parts by which a Bose device is recognised.
public struct BosePnPID: FieldCoded, Hashable {
    /// Bose's company identifier.
    public static let bose: UInt16 = 0x009e

    /// 1: the vendor is a company identifier of the Bluetooth SIG.
    public var vendorSource: UInt8 = 1
    public var vendor: UInt16 = BosePnPID.bose
    public var product: UInt16 = 0
    public var version: UInt16 = 0

    public init() {}

    public init(_ product: BoseProduct, version: BoseFirmwareVersion) {
        self.product = product.rawValue
        self.version = version.rawValue
    }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("vendorSource", &vendorSource)
        try coder.hex("vendor", &vendor)
        try coder.hex("product", &product)
        try coder.hex("version", &version)
    }

    /// Nil where the vendor is not Bose.
    public var boseProduct: BoseProduct? {
        vendorSource == 1 && vendor == Self.bose ? BoseProduct(rawValue: product) : nil
    }

    public var firmwareVersion: BoseFirmwareVersion { BoseFirmwareVersion(pnpVersion: version) }
}
