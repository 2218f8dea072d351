// SPDX-License-Identifier: Apache-2.0

public import BluetoothCore

/// Services and characteristics of Garmin watches.
///
/// Sources: the services as Gadgetbridge's Garmin support names them (the identifiers only); the table of a recent
/// watch (single source). A service has to be chosen first: several share the UUIDs of their characteristics.
public enum GarminUUID {
    /// The 16-bit service that watches advertise.
    public static let advertised = BluetoothUUID(0xfe1f)

    /// Several links in one service.
    public static let multiLinkService = vendor(0x2800)
    /// Messages of Connect IQ apps (single source).
    public static let appMessageService = vendor(0x8022)
    /// One link, of older watches.
    public static let singleLinkService = vendor(0x2401)
    /// One link, of the oldest watches.
    public static let oldSingleLinkService = BluetoothUUID(high: 0x9b01_2401_bc30_ce9a, low: 0xe111_0f67_e491_abde)
    /// Phone to watch in the oldest service.
    public static let oldToWatch = BluetoothUUID(high: 0xdf33_4c80_e6a7_d082, low: 0x274d_78fc_66f8_5e16)
    /// Watch to phone in the oldest service.
    public static let oldToPhone = BluetoothUUID(high: 0x4acb_cd28_7425_868e, low: 0xf447_915c_8f00_d0cb)
    /// Phone to watch in the two services above.
    public static let toWatch = vendor(0x4c80)
    /// Watch to phone in the two services above.
    public static let toPhone = vendor(0xcd28)

    /// Numbers of the characteristics, watch to phone, that may exist in the multi-link service; the one from phone to
    /// watch is sixteen higher.
    public static let multiLinkNumbers: ClosedRange<UInt16> = 0x2810...0x2814

    /// The pair of characteristics that a phone takes of those that a watch has: the first that is whole.
    public static func multiLinkPair(
        among uuids: [BluetoothUUID]
    ) -> (toPhone: BluetoothUUID, toWatch: BluetoothUUID)? {
        let all = Set(uuids)
        for number in multiLinkNumbers {
            let pair = (toPhone: vendor(number), toWatch: vendor(number + 0x10))
            if all.contains(pair.toPhone) && all.contains(pair.toWatch) { return pair }
        }
        return nil
    }

    /// 6A4Exxxx-667B-11E3-949A-0800200C9A66.
    public static func vendor(_ number: UInt16) -> BluetoothUUID {
        BluetoothUUID(high: 0x6a4e_0000_667b_11e3 | UInt64(number) << 32, low: 0x949a_0800_200c_9a66)
    }
}
