// SPDX-License-Identifier: Apache-2.0

public import BluetoothCore

/// The service and characteristics of WVP1, the profile by which emulated glasses are linked with a phone.
///
/// WVP1 belongs to this toolkit and is not Vuzix's protocol, which is not public; the UUIDs are the toolkit's own, so
/// that no program of the vendor takes emulated glasses for real ones. The form is
/// `b2f0xxxx-6c3e-4d5a-9a41-57454152534d`. Source: toolkit profile WVP1.
public enum WVP1UUID {
    /// Primary service, advertised.
    public static let service = BluetoothUUID(wvp1: 0x0001)
    /// ``WVP1Information``; read.
    public static let information = BluetoothUUID(wvp1: 0x0002)
    /// ``WVP1Control`` in both directions; write and indicate.
    public static let control = BluetoothUUID(wvp1: 0x0003)
    /// ``WVP1Fragment`` from the phone to the glasses; write with and without response.
    public static let receive = BluetoothUUID(wvp1: 0x0004)
    /// ``WVP1Fragment`` from the glasses to the phone; notify.
    public static let transmit = BluetoothUUID(wvp1: 0x0005)
    /// ``WVP1State``; read and notify.
    public static let state = BluetoothUUID(wvp1: 0x0006)
}

extension BluetoothUUID {
    fileprivate init(wvp1 number: UInt64) {
        self.init(high: 0xb2f0_0000_6c3e_4d5a | number << 32, low: 0x9a41_5745_4152_534d)
    }
}
