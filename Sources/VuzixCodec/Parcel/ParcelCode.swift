// SPDX-License-Identifier: Apache-2.0

/// Type codes of values in a bundle.
///
/// Source: Android `android.os.Parcel`, `VAL_…`.
enum ParcelCode {
    static let null: Int32 = -1
    static let string: Int32 = 0
    static let integer: Int32 = 1
    static let map: Int32 = 2
    static let bundle: Int32 = 3
    static let parcelable: Int32 = 4
    static let short: Int32 = 5
    static let long: Int32 = 6
    static let float: Int32 = 7
    static let double: Int32 = 8
    static let boolean: Int32 = 9
    static let list: Int32 = 11
    static let sparseArray: Int32 = 12
    static let byteArray: Int32 = 13
    static let stringArray: Int32 = 14
    static let parcelableArray: Int32 = 16
    static let objectArray: Int32 = 17
    static let intArray: Int32 = 18
    static let longArray: Int32 = 19
    static let byte: Int32 = 20
    static let serializable: Int32 = 21
    static let booleanArray: Int32 = 23
    static let doubleArray: Int32 = 28
    /// The following are known from API 33 on.
    static let char: Int32 = 29
    static let shortArray: Int32 = 30
    static let charArray: Int32 = 31
    static let floatArray: Int32 = 32

    /// Codes whose values are preceded by their length from API 33 on.
    static func isPrefixed(_ code: Int32) -> Bool {
        switch code {
        case map, parcelable, list, sparseArray, parcelableArray, objectArray, serializable: true
        default: false
        }
    }

    /// The names of codes that Android has and this library does not read, for messages.
    static func name(_ code: Int32) -> String {
        switch code {
        case map: "Map"
        case parcelable: "Parcelable"
        case 10: "CharSequence"
        case list: "List"
        case sparseArray: "SparseArray"
        case 15: "IBinder"
        case objectArray: "Object[]"
        case 22: "SparseBooleanArray"
        case 24: "CharSequence[]"
        case 25: "PersistableBundle"
        case 26: "Size"
        case 27: "SizeF"
        default: "unknown type"
        }
    }

    /// "BNDL", before the entries of a bundle.
    static let magic: UInt32 = 0x4c44_4e42
    /// "DNDL", where native code wrote the bundle.
    static let nativeMagic: UInt32 = 0x4c44_4e44

    static let bundleClass = JavaString("android.os.Bundle")
    static let intentClass = JavaString("android.content.Intent")
    static let bundlePattern = BytePattern(units: bundleClass)
    static let intentPattern = BytePattern(units: intentClass)
}
