// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// The codecs of what Connect IQ apps and their companions exchange.
public enum ConnectIQCodecs {
    public static let values: [ValueCodec] = [
        ValueCodec(
            value: MonkeyMessage(), id: "monkeyc", name: "Monkey C object",
            source: "Garmin Android SDK (its output); PRG specification", takesAll: true),
        ValueCodec(
            AppChannelFrame.self, id: "ciq-channel", name: "Connect IQ app-message frame",
            source: "Juggluco (single source)"),
    ]
}
