// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// User Data Service, 0x181C.
public enum UserData {
    public static let aerobicHeartRateLowerLimit = SimpleCharacteristic(
        0x2a7e, "Aerobic Heart Rate Lower Limit", "aerobicHeartRateLowerLimit", Scaled<UInt8>(Scale(.bpm)))
    public static let aerobicThreshold = SimpleCharacteristic(
        0x2a7f, "Aerobic Threshold", "aerobicThreshold", Scaled<UInt8>(Scale(.bpm)))
    public static let age = SimpleCharacteristic(0x2a80, "Age", "age", Scaled<UInt8>(Scale(.year)))
    public static let anaerobicHeartRateLowerLimit = SimpleCharacteristic(
        0x2a81, "Anaerobic Heart Rate Lower Limit", "anaerobicHeartRateLowerLimit", Scaled<UInt8>(Scale(.bpm)))
    public static let anaerobicHeartRateUpperLimit = SimpleCharacteristic(
        0x2a82, "Anaerobic Heart Rate Upper Limit", "anaerobicHeartRateUpperLimit", Scaled<UInt8>(Scale(.bpm)))
    public static let anaerobicThreshold = SimpleCharacteristic(
        0x2a83, "Anaerobic Threshold", "anaerobicThreshold", Scaled<UInt8>(Scale(.bpm)))
    public static let aerobicHeartRateUpperLimit = SimpleCharacteristic(
        0x2a84, "Aerobic Heart Rate Upper Limit", "aerobicHeartRateUpperLimit", Scaled<UInt8>(Scale(.bpm)))
    public static let dateOfBirth = SimpleCharacteristic(0x2a85, "Date of Birth", "dateOfBirth", CalendarDate())
    public static let dateOfThresholdAssessment = SimpleCharacteristic(
        0x2a86, "Date of Threshold Assessment", "dateOfThresholdAssessment", CalendarDate())
    public static let fatBurnHeartRateLowerLimit = SimpleCharacteristic(
        0x2a88, "Fat Burn Heart Rate Lower Limit", "fatBurnHeartRateLowerLimit", Scaled<UInt8>(Scale(.bpm)))
    public static let fatBurnHeartRateUpperLimit = SimpleCharacteristic(
        0x2a89, "Fat Burn Heart Rate Upper Limit", "fatBurnHeartRateUpperLimit", Scaled<UInt8>(Scale(.bpm)))
    public static let gender = SimpleCharacteristic(0x2a8c, "Gender", "gender", Gender())
    public static let heartRateMax = SimpleCharacteristic(
        0x2a8d, "Heart Rate Max", "heartRateMax", Scaled<UInt8>(Scale(.bpm)))
    public static let height = SimpleCharacteristic(
        0x2a8e, "Height", "height", Scaled<UInt16>(Scale(.metre, decimal: -2)))
    public static let hipCircumference = SimpleCharacteristic(
        0x2a8f, "Hip Circumference", "hipCircumference", Scaled<UInt16>(Scale(.metre, decimal: -2)))
    public static let maximumRecommendedHeartRate = SimpleCharacteristic(
        0x2a91, "Maximum Recommended Heart Rate", "maximumRecommendedHeartRate", Scaled<UInt8>(Scale(.bpm)))
    public static let restingHeartRate = SimpleCharacteristic(
        0x2a92, "Resting Heart Rate", "restingHeartRate", Scaled<UInt8>(Scale(.bpm)))
    public static let sportType = SimpleCharacteristic(
        0x2a93, "Sport Type for Aerobic and Anaerobic Thresholds", "sportType", SportType())
    public static let twoZoneHeartRateLimit = SimpleCharacteristic(
        0x2a95, "Two Zone Heart Rate Limits", "twoZoneHeartRateLimit", Scaled<UInt8>(Scale(.bpm)))
    public static let vo2Max = SimpleCharacteristic(
        0x2a96, "VO2 Max", "vo2Max", Scaled<UInt8>(Scale(.millilitrePerKilogramPerMinute)))
    public static let waistCircumference = SimpleCharacteristic(
        0x2a97, "Waist Circumference", "waistCircumference", Scaled<UInt16>(Scale(.metre, decimal: -2)))
    public static let weight = SimpleCharacteristic(
        0x2a98, "Weight", "weight", Scaled<UInt16>(Scale(.kilogram, multiplier: 5, decimal: -3)))
    public static let databaseChangeIncrement = SimpleCharacteristic(
        0x2a99, "Database Change Increment", "databaseChangeIncrement", Scaled<UInt32>(Scale()))
    /// 255 where the user is not known.
    public static let userIndex = SimpleCharacteristic(
        0x2a9a, "User Index", "userIndex", Scaled<UInt8>(Scale(special: .maximumUnknown)))
    public static let highResolutionHeight = SimpleCharacteristic(
        0x2b47, "High Resolution Height", "highResolutionHeight", Scaled<UInt16>(Scale(.metre, decimal: -4)))
    public static let strideLength = SimpleCharacteristic(
        0x2b49, "Stride Length", "strideLength", Scaled<UInt16>(Scale(.metre, decimal: -3)))
    public static let handedness = SimpleCharacteristic(0x2b4a, "Handedness", "handedness", Handedness())
    public static let deviceWearingPosition = SimpleCharacteristic(
        0x2b4b, "Device Wearing Position", "deviceWearingPosition", DeviceWearingPosition())
    /// 0 where no notice is wanted.
    public static let sedentaryIntervalNotification = SimpleCharacteristic(
        0x2b4f, "Sedentary Interval Notification", "sedentaryInterval", Scaled<UInt16>(Scale(.second)))
    public static let caloricIntake = SimpleCharacteristic(
        0x2b50, "Caloric Intake", "caloricIntake", Scaled<UInt16>(Scale(.kilocalorie)))
    public static let emailAddress = TextCharacteristic(0x2a87, "Email Address", "emailAddress")
    public static let firstName = TextCharacteristic(0x2a8a, "First Name", "firstName")
    public static let lastName = TextCharacteristic(0x2a90, "Last Name", "lastName")
    public static let language = TextCharacteristic(0x2aa2, "Language", "language")
    public static let middleName = TextCharacteristic(0x2b48, "Middle Name", "middleName")

    static var entries: [CharacteristicEntry] {
        [
            aerobicHeartRateLowerLimit.entry, aerobicThreshold.entry, age.entry, anaerobicHeartRateLowerLimit.entry,
            anaerobicHeartRateUpperLimit.entry, anaerobicThreshold.entry, aerobicHeartRateUpperLimit.entry,
            dateOfBirth.entry, dateOfThresholdAssessment.entry, fatBurnHeartRateLowerLimit.entry,
            fatBurnHeartRateUpperLimit.entry, gender.entry, heartRateMax.entry, height.entry, hipCircumference.entry,
            maximumRecommendedHeartRate.entry, restingHeartRate.entry, sportType.entry, twoZoneHeartRateLimit.entry,
            vo2Max.entry, waistCircumference.entry, weight.entry, databaseChangeIncrement.entry, userIndex.entry,
            highResolutionHeight.entry, strideLength.entry, handedness.entry, deviceWearingPosition.entry,
            sedentaryIntervalNotification.entry, caloricIntake.entry, emailAddress.entry, firstName.entry,
            lastName.entry, language.entry, middleName.entry, CharacteristicEntry(ThreeZoneHeartRateLimits.self),
            CharacteristicEntry(FourZoneHeartRateLimits.self), CharacteristicEntry(FiveZoneHeartRateLimits.self),
            CharacteristicEntry(HighIntensityExerciseThreshold.self), CharacteristicEntry(ActivityGoal.self),
            CharacteristicEntry(PreferredUnits.self), CharacteristicEntry(RegisteredUser.self),
            CharacteristicEntry(UserControlPoint.self),
        ]
    }
}
