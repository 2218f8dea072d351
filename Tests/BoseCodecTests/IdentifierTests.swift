// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import BoseCodec
import FieldCoding
import Testing

struct IdentifierTests {
    @Test func requiredCharacteristicsAreDistinct() {
        #expect(Set(BoseUUID.requiredCharacteristics).count == 7)
    }

    @Test func everyCharacteristicHasAFormatAndAName() {
        let known = BoseCodecs.characteristics.map { $0.uuid }
        #expect(Set(known).count == known.count)
        let all =
            BoseUUID.requiredCharacteristics + [
                BoseUUID.focusIdentifier, BoseUUID.control, BoseUUID.secureControl,
            ]
        #expect(Set(known) == Set(all))
        #expect(Set(all.compactMap { BoseUUID.name(of: $0)?.description }).count == all.count)
        #expect(BoseUUID.name(of: BoseUUID.wearableService)?.description == nil)
    }

    @Test func formatsHaveTheirIDs() {
        #expect(
            BoseCodecs.values.map { $0.id } == [
                "bose.device-information", "bose.sensor-information", "bose.sensor-configuration", "bose.sensor-data",
                "bose.gesture-information", "bose.gesture-configuration", "bose.gesture-data", "bose.focus-identifier",
                "bose.bmap", "bose.bmap-segment",
            ])
        for codec in BoseCodecs.values { #expect(!codec.fields.isEmpty, "\(codec.id)") }
    }
}
