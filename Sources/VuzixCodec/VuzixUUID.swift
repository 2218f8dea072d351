// SPDX-License-Identifier: Apache-2.0

public import BluetoothCore

/// The service and characteristics that link Vuzix glasses with a phone.
///
/// Source: strings in the vendor's published iOS framework. The UUIDs are certain; which belongs to which role is
/// assumed, from the order in which the framework declares them.
public enum VuzixUUID {
    public static let service = BluetoothUUID(high: 0x56dc_e163_bd49_440c, low: 0x8950_2d73_f5c3_f92d)
    public static let information = BluetoothUUID(high: 0xb691_d809_c243_4f4f, low: 0xa7cb_7cfa_a030_6465)
    public static let initializationVector = BluetoothUUID(high: 0xa11a_e64e_6cc4_4d74, low: 0x86a9_8e15_ebcd_8b1e)
    public static let authentication = BluetoothUUID(high: 0x9a9c_eebf_c3b1_4415, low: 0x82df_1bb7_0180_a860)
    public static let incoming = BluetoothUUID(high: 0x701e_bfb9_a011_4446, low: 0xb435_a9ec_d27a_e0ae)
    public static let outgoing = BluetoothUUID(high: 0x6b65_515f_5216_4bd5, low: 0x93e3_96c9_74a4_3871)
    public static let notification = BluetoothUUID(high: 0xe347_c5a8_58bb_4af2, low: 0xb955_670b_4258_30ff)
    public static let bond = BluetoothUUID(high: 0xa6ee_7b22_2d0a_4f58, low: 0xae0a_3a7c_a5be_5880)
    public static let input = BluetoothUUID(high: 0x83ed_d5dc_bae8_4a8c, low: 0xa0a4_54b6_e482_7be4)
    public static let data = BluetoothUUID(high: 0x5816_0ee6_5198_402f, low: 0xbd73_45d4_ba73_dd9a)
}
