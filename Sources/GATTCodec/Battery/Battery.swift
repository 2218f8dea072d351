// SPDX-License-Identifier: Apache-2.0

/// Battery Service, 0x180F.
public enum Battery {
    static var entries: [CharacteristicEntry] {
        [
            CharacteristicEntry(streamed: BatteryLevel.self),
            CharacteristicEntry(BatteryPowerState.self),
            CharacteristicEntry(BatteryLevelState.self),
            CharacteristicEntry(BatteryCriticalStatus.self),
            CharacteristicEntry(BatteryHealthStatus.self),
            CharacteristicEntry(BatteryHealthInformation.self),
            CharacteristicEntry(BatteryInformation.self),
            CharacteristicEntry(BatteryLevelStatus.self),
            CharacteristicEntry(BatteryTimeStatus.self),
            CharacteristicEntry(EstimatedServiceDate.self),
            CharacteristicEntry(BatteryEnergyStatus.self),
        ]
    }
}
