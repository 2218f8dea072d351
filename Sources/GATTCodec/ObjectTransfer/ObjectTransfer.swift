// SPDX-License-Identifier: Apache-2.0

public import BluetoothCore
public import FieldCoding

/// Object Transfer Service, 0x1825.
public enum ObjectTransfer {
    public static let objectName = TextCharacteristic(0x2abe, "Object Name", "name")
    public static let objectType = SimpleCharacteristic(0x2abf, "Object Type", "type", BluetoothUUID())
    public static let firstCreated = SimpleCharacteristic(0x2ac1, "Object First-Created", "firstCreated", DateTime())
    public static let lastModified = SimpleCharacteristic(0x2ac2, "Object Last-Modified", "lastModified", DateTime())
    public static let objectID = SimpleCharacteristic(0x2ac3, "Object ID", "id", UInt48())
    public static let properties = SimpleCharacteristic(
        0x2ac4, "Object Properties", "properties", ObjectProperties(), source: "Object Transfer Service 1.0, 3.2.7")

    static var entries: [CharacteristicEntry] {
        [
            CharacteristicEntry(OTSFeature.self), objectName.entry, objectType.entry,
            CharacteristicEntry(ObjectSize.self), firstCreated.entry, lastModified.entry, objectID.entry,
            properties.entry, CharacteristicEntry(ObjectActionControlPoint.self),
            CharacteristicEntry(ObjectListControlPoint.self), CharacteristicEntry(ObjectListFilter.self),
            CharacteristicEntry(ObjectChanged.self),
        ]
    }
}
