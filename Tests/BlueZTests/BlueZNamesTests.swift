// SPDX-License-Identifier: Apache-2.0

import BlueZ
import BluetoothCore
import GATT
import Testing

struct BlueZNamesTests {
    @Test func flags() {
        let properties: CharacteristicProperties = [.read, .writeWithoutResponse, .notify]
        #expect(properties.blueZFlags == ["read", "write-without-response", "notify"])
        for bits in UInt8.min...UInt8.max {
            let all = CharacteristicProperties(rawValue: bits)
            #expect(CharacteristicProperties(blueZFlags: all.blueZFlags) == all)
        }
        #expect(CharacteristicProperties(blueZFlags: ["encrypt-read", "read"]) == .read)
    }

    @Test func paths() throws {
        let address = try #require(BluetoothAddress("C0:11:22:33:44:55"))
        let path = BlueZPath.device(address, adapter: "hci0")
        #expect(path == "/org/bluez/hci0/dev_C0_11_22_33_44_55")
        #expect(BlueZPath.address(in: "\(path)/service0028/char0029") == address)
        #expect(BlueZPath.address(in: "/org/bluez/hci0") == nil)
        #expect(BlueZPath.handle(in: "\(path)/service0028/char002a") == 0x2a)
        #expect(BlueZPath.handle(in: path) == nil)
        #expect(BlueZPath.handle(in: "") == nil)
    }
}
