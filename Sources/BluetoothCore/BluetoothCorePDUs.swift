// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// The PDUs below and above HCI, by the names that programs take.
public enum BluetoothCorePDUs {
    public static let codecs: [ValueCodec] = [
        ValueCodec(ATTPDU.self, id: "att", name: "ATT PDU", source: "Core specification 5.4, volume 3, part F, 3.4"),
    ]
}
