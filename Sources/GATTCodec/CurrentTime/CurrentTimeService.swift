// SPDX-License-Identifier: Apache-2.0

/// Current Time Service, 0x1805, and the time values that stand alone.
public enum CurrentTimeService {
    static var entries: [CharacteristicEntry] {
        [
            CharacteristicEntry(DateTimeCharacteristic.self),
            CharacteristicEntry(DayOfWeekCharacteristic.self),
            CharacteristicEntry(DayDateTime.self),
            CharacteristicEntry(ExactTime256.self),
            CharacteristicEntry(DSTOffsetCharacteristic.self),
            CharacteristicEntry(TimeZoneCharacteristic.self),
            CharacteristicEntry(LocalTimeInformation.self),
            CharacteristicEntry(TimeAccuracyCharacteristic.self),
            CharacteristicEntry(TimeSourceCharacteristic.self),
            CharacteristicEntry(ReferenceTimeInformation.self),
            CharacteristicEntry(CurrentTime.self),
        ]
    }
}
