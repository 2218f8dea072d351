// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Every characteristic and descriptor of the Bluetooth SIG whose values are typed here.
public enum CharacteristicRegistry {
    /// All entries, by UUID.
    public static let entries: [CharacteristicEntry] = groups.flatMap { $0 }.sorted { $0.uuid < $1.uuid }

    /// The codec for a 16-bit UUID.
    public static func codec(for uuid: UInt16) -> ValueCodec? {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].uuid < uuid { low = middle + 1 } else { high = middle }
        }
        return low < entries.count && entries[low].uuid == uuid ? entries[low].codec : nil
    }

    /// One list for each service, kept beside the service's types.
    private static var groups: [[CharacteristicEntry]] {
        [
            HeartRate.entries,
            HealthThermometer.entries,
            Battery.entries,
            DeviceInformation.entries,
            BloodPressure.entries,
            WeightScale.entries,
            BodyComposition.entries,
            PulseOximeter.entries,
            RecordAccess.entries,
            Glucose.entries,
            ContinuousGlucose.entries,
            CurrentTimeService.entries,
            NextDSTChange.entries,
            ReferenceTimeUpdate.entries,
            GenericAccess.entries,
            GenericAttribute.entries,
            Descriptors.entries,
            SpeedAndCadence.entries,
            RunningSpeedAndCadence.entries,
            CyclingSpeedAndCadence.entries,
            CyclingPower.entries,
            FitnessMachine.entries,
            LocationAndNavigation.entries,
            EnvironmentalSensing.entries,
            UserData.entries,
            HumanInterfaceDevice.entries,
            BondManagement.entries,
            Alerts.entries,
            ScanParameters.entries,
            AutomationIO.entries,
            ObjectTransfer.entries,
            IndoorPositioning.entries,
            SupplementElectrical.entries,
            SupplementLight.entries,
            SupplementTime.entries,
            SupplementMotion.entries,
            SupplementNumbers.entries,
            SupplementComposites.entries,
        ]
    }
}
