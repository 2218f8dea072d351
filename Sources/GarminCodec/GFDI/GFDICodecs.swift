// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// The formats of Multi-Link, GFDI and protobuf by name, for registries and programs.
public enum GFDICodecs {
    public static let packet = ValueCodec(
        value: GFDIPacket(), id: "gfdi", name: "Garmin GFDI Packet", source: "Gadgetbridge; garmin-ble; real frames")
    public static let smart = ValueCodec(
        value: SmartMessage(), id: "garmin.smart", name: "Garmin Protobuf Envelope", source: "Gadgetbridge; garmin-ble")
    public static let protobuf = ValueCodec(
        value: PlainProtobuf(), id: "garmin.protobuf", name: "Protobuf Message", source: "Protocol Buffers, encoding")
    public static let cobs = ValueCodec(
        value: COBSFrame(), id: "garmin.cobs", name: "Garmin COBS Frame",
        source: "Gadgetbridge; garmin-ble; real frames")
    public static let multiLink = ValueCodec(
        value: MultiLinkPacket(), id: "garmin.multi-link", name: "Garmin Multi-Link Value",
        source: "Gadgetbridge; first handshake of a Descent Mk3i")
    public static let reliable = ValueCodec(
        MLRPacket.self, id: "garmin.mlr", name: "Garmin Reliable Transport Packet",
        source: "Gadgetbridge; first handshake of a Descent Mk3i")

    /// All formats.
    public static let values: [ValueCodec] = [packet, smart, protobuf, cobs, multiLink, reliable]
}
