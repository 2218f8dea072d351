// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// The PDUs below and above HCI, by the names that programs take.
public enum BluetoothCorePDUs {
    public static let codecs: [ValueCodec] = [
        ValueCodec(ATTPDU.self, id: "att", name: "ATT PDU", source: core("3, part F, 3.4")),
        ValueCodec(
            L2CAPBasicFrame.self, id: "l2cap", name: "L2CAP frame in basic mode", source: core("3, part A, 3.1")),
        ValueCodec(
            L2CAPConnectionlessFrame.self, id: "l2cap-connectionless", name: "L2CAP connectionless frame",
            source: core("3, part A, 3.2")),
        ValueCodec(
            L2CAPSignallingFrame.self, id: "l2cap-signalling", name: "L2CAP signalling commands of BR/EDR",
            source: core("3, part A, 4")),
        ValueCodec(
            L2CAPLESignallingFrame.self, id: "l2cap-signalling-le", name: "L2CAP signalling command of LE",
            source: core("3, part A, 4")),
        ValueCodec(SMPPDU.self, id: "smp", name: "Security Manager command", source: core("3, part H, 3")),
        ValueCodec(
            AdvertisingData.self, id: "ad", name: "Advertising data or extended inquiry response",
            source: "Core Specification Supplement 11, part A; " + core("3, part C, 11")),
        ValueCodec(
            LLAirFrame.self, id: "ll-frame", name: "LE packet on the air", source: core("6, part B, 2.1")),
        ValueCodec(
            LLAdvertisingPDU.self, id: "ll-advertising", name: "Advertising physical channel PDU",
            source: core("6, part B, 2.3")),
        ValueCodec(
            LLDataPDU.self, id: "ll-data", name: "Data physical channel PDU", source: core("6, part B, 2.4")),
        ValueCodec(LLControlPDU.self, id: "ll-control", name: "LL Control PDU", source: core("6, part B, 2.4.2")),
        ValueCodec(
            LLConnectedIsochronousPDU.self, id: "ll-cis", name: "Connected isochronous PDU",
            source: core("6, part B, 2.6.1")),
        ValueCodec(
            LLBroadcastIsochronousPDU.self, id: "ll-bis", name: "Broadcast isochronous PDU",
            source: core("6, part B, 2.6.2")),
    ]

    private static func core(_ place: String) -> String { "Core specification 5.4, volume \(place)" }
}
