// SPDX-License-Identifier: Apache-2.0

public import BluetoothCore
public import FieldCoding

/// The codecs of WVP1.
public enum WVP1Codecs {
    private static let source = "toolkit profile WVP1"

    private static let fragment = ValueCodec(
        WVP1Fragment.self, id: "wvp1", name: "Fragment of a WVP1 message", source: source)
    private static let information = ValueCodec(
        WVP1Information.self, id: "wvp1.info", name: "WVP1 information", source: source)
    private static let state = ValueCodec(WVP1State.self, id: "wvp1.state", name: "WVP1 state", source: source)
    private static let control = ValueCodec(
        WVP1Control.self, id: "wvp1.control", name: "WVP1 control message", source: source)
    private static let envelope = ValueCodec(
        WVP1Envelope.self, id: "wvp1.envelope", name: "WVP1 message", source: source)

    /// Every codec by its id: `wvp1` (a fragment), `wvp1.info`, `wvp1.state`, `wvp1.control`, `wvp1.envelope`.
    public static let values: [ValueCodec] = [fragment, information, state, control, envelope]

    /// What each characteristic holds.
    public static let characteristics: [(uuid: BluetoothUUID, codec: ValueCodec)] = [
        (WVP1UUID.information, information), (WVP1UUID.control, control), (WVP1UUID.receive, fragment),
        (WVP1UUID.transmit, fragment), (WVP1UUID.state, state),
    ]
}
