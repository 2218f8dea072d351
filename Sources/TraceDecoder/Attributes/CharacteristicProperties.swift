// SPDX-License-Identifier: Apache-2.0

/// Names of the bits of a characteristic's properties (Core specification, volume 3, part G, 3.3.1.1).
enum CharacteristicProperties {
    /// From bit 0 on.
    static let names = [
        "broadcast", "read", "write_without_response", "write", "notify", "indicate", "authenticated_signed_writes",
        "extended_properties",
    ]

    static func names(of properties: UInt8) -> [String] {
        names.indices.filter { properties & (1 << UInt8($0)) != 0 }.map { names[$0] }
    }

    /// The bit of a name; hyphens, as BlueZ writes them, are fine, too.
    static func bit(named name: String) -> UInt8? {
        let spelled = String(name.map { $0 == "-" ? "_" : $0 })
        return names.firstIndex(of: spelled).map { 1 << UInt8($0) }
    }
}
