// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import BoseCodec
import Testing

struct IdentifierTests {
    @Test func requiredCharacteristicsAreDistinct() {
        #expect(Set(BoseUUID.requiredCharacteristics).count == 7)
    }
}
