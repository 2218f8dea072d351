// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// A value of the vendor's own protocol: encrypted and of unknown layout, so that only its length can be told.
public struct VuzixVendorValue: ValuePrintable, Hashable {
    /// The presumed role of the characteristic; nil for one of the vendor's service that is not known by name.
    public var role: VuzixVendorRole?
    public var byteCount: Int

    public init(role: VuzixVendorRole?, byteCount: Int) {
        self.role = role
        self.byteCount = byteCount
    }

    public func print(to printer: inout ValuePrinter) {
        printer.beginObject()
        printer.key("presumedRole")
        if let role { printer.string(role.rawValue) } else { printer.null() }
        printer.key("byteCount")
        printer.number(byteCount)
        printer.key("content")
        printer.string("encrypted, not decodable")
        printer.endObject()
    }
}
