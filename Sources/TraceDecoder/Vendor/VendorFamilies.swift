// SPDX-License-Identifier: Apache-2.0

public import BluetoothCore
import BoseCodec
import GarminCodec

/// The vendor protocols that a trace is searched for.
public enum VendorFamilies {
    /// Every protocol that this package knows.
    public static let all: [any TrafficDecoder.Type] = [
        BoseTrafficDecoder.self, GlassesTraffic.self, AppChannelTrafficDecoder.self, MultiLinkTrafficDecoder.self,
    ]

    /// The names that their messages can have.
    static var messageNames: [String] { all.flatMap { $0.messageNames } }
}
