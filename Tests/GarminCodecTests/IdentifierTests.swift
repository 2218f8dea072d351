// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import GarminCodec
import Testing

struct IdentifierTests {
    @Test func thePairIsTheFirstThatIsWhole() {
        let uuids = [0x2810, 0x2811, 0x2821].map { GarminUUID.vendor($0) }
        #expect(GarminUUID.multiLinkPair(among: uuids)?.toPhone == GarminUUID.vendor(0x2811))
    }
}
