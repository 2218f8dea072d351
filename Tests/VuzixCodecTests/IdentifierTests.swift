// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import Testing
import VuzixCodec

struct IdentifierTests {
    @Test func theServiceIsNotACharacteristic() {
        #expect(VuzixUUID.service != VuzixUUID.information)
    }
}
