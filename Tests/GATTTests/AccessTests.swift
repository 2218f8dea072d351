// SPDX-License-Identifier: Apache-2.0

import GATT
import Testing

/// Core specification 5.4, volume 3, part F, 3.4.1.1 (error codes) and part G, 3.3.1.1 (properties).
struct AccessTests {
    @Test func permissions() {
        let attribute = AttributePermissions(read: .encrypted)
        #expect(attribute.error(reading: true, over: .none) == 0x0f)
        #expect(attribute.error(reading: true, over: .encrypted) == nil)
        #expect(attribute.error(reading: false, over: .authenticated) == 0x03)
        #expect(AttributePermissions().error(reading: true, over: .authenticated) == 0x02)
        #expect(AttributePermissions(write: .authenticated).error(reading: false, over: .encrypted) == 0x05)
    }

    @Test func properties() {
        #expect(CharacteristicProperties([.notify]).needsClientConfiguration)
        #expect(CharacteristicProperties([.read, .indicate]).needsClientConfiguration)
        #expect(!CharacteristicProperties([.read, .write]).needsClientConfiguration)
        #expect(CharacteristicProperties([.read, .notify]).rawValue == 0x12)
    }
}
