// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import ToolSupport

/// The addresses of `--peer`.
enum PeerOptions {
    static func addresses(_ arguments: ParsedArguments) throws(ToolFailure) -> [BluetoothAddress] {
        var addresses: [BluetoothAddress] = []
        for text in arguments[RecordOptions.peers] {
            guard let address = BluetoothAddress(text) else {
                throw ToolFailure(
                    .usage, "'\(text)' is not allowed for --peer; expected an address like C0:11:22:33:44:55")
            }
            addresses.append(address)
        }
        return addresses
    }
}
