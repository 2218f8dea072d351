// SPDX-License-Identifier: Apache-2.0

public import BluetoothCore

/// Services and characteristics of Bose Wearable.
///
/// Sources: the BLE specification page of zakaton/Bose-Frames-Web-SDK and the vendor's iOS and Android SDKs (all
/// agree); the focus identifier: Ukaton-Inc/side-missions-firmware.
public enum BoseUUID {
    /// The service that devices advertise.
    public static let wearableService = BluetoothUUID(0xfdd2)
    public static let deviceInformation = BluetoothUUID(high: 0x7b61_ad83_041c_4333, low: 0xa0ab_efb2_ab7b_dd43)
    public static let sensorInformation = BluetoothUUID(high: 0x855c_b3e7_98ff_42a6, low: 0x80fc_40b3_2a22_21c1)
    public static let sensorConfiguration = BluetoothUUID(high: 0x5af3_8af6_000e_404b, low: 0x9b46_07f7_7580_890b)
    public static let sensorData = BluetoothUUID(high: 0x56a7_2ab8_4988_4cc8, low: 0xa752_fbd1_d54a_953d)
    public static let gestureInformation = BluetoothUUID(high: 0xa038_4f52_f95a_4bcd, low: 0xb898_7b9c_eec9_2dad)
    public static let gestureConfiguration = BluetoothUUID(high: 0x21e5_50af_f780_477b, low: 0x9334_1f98_3296_f1d7)
    public static let gestureData = BluetoothUUID(high: 0x9014_dd4e_79ba_4802, low: 0xa275_894d_3b85_ac74)
    /// Optional; assumed to lie in the wearable service.
    public static let focusIdentifier = BluetoothUUID(high: 0xb309_10e9_61f2_49b1, low: 0x96b0_54f6_409c_d17d)

    /// The characteristics without which both of the vendor's SDKs refuse a device.
    public static let requiredCharacteristics = [
        deviceInformation, sensorInformation, sensorConfiguration, sensorData, gestureInformation,
        gestureConfiguration, gestureData,
    ]

    /// The service of Bose's control protocol.
    public static let controlService = BluetoothUUID(0xfebe)
    public static let control = BluetoothUUID(high: 0xd417_c028_9818_4354, low: 0x99d1_2ac0_9d07_4591)
    /// Preferred by the vendor's Android SDK where a device has it (single source).
    public static let secureControl = BluetoothUUID(high: 0xc65b_8f2f_aee2_4c89, low: 0xb758_bc48_92d6_f2d8)
}
