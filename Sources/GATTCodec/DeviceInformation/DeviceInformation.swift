// SPDX-License-Identifier: Apache-2.0

/// Device Information Service, 0x180A.
public enum DeviceInformation {
    static var entries: [CharacteristicEntry] {
        let source = "Device Information Service 1.1"
        return [
            CharacteristicEntry(SystemID.self),
            CharacteristicEntry(0x2a24, "Model Number String", TextValue.self, source: "\(source), 3.2"),
            CharacteristicEntry(0x2a25, "Serial Number String", TextValue.self, source: "\(source), 3.3"),
            CharacteristicEntry(0x2a26, "Firmware Revision String", TextValue.self, source: "\(source), 3.5"),
            CharacteristicEntry(0x2a27, "Hardware Revision String", TextValue.self, source: "\(source), 3.4"),
            CharacteristicEntry(0x2a28, "Software Revision String", TextValue.self, source: "\(source), 3.6"),
            CharacteristicEntry(0x2a29, "Manufacturer Name String", TextValue.self, source: "\(source), 3.1"),
            CharacteristicEntry(RegulatoryCertificationDataList.self),
            CharacteristicEntry(PnPID.self),
            CharacteristicEntry(UDIForMedicalDevices.self),
        ]
    }
}
