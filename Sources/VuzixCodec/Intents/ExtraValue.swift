// SPDX-License-Identifier: Apache-2.0

/// The value of one extra.
///
/// Equality goes by bits, so that a NaN equals itself and 0.0 differs from -0.0.
public enum ExtraValue: Sendable {
    case null
    case bool(Bool)
    case boolArray([Bool])
    case bundle(Extras)
    case bundleArray([Extras?])
    case byte(Int8)
    case byteArray([UInt8])
    /// One UTF-16 unit.
    case char(UInt16)
    case charArray([UInt16])
    case double(Double)
    case doubleArray([Double])
    case float(Float)
    case floatArray([Float])
    case int(Int32)
    case intArray([Int32])
    indirect case intent(Intent)
    case intentArray([Intent?])
    case long(Int64)
    case longArray([Int64])
    case short(Int16)
    case shortArray([Int16])
    case string(JavaString)
    case stringArray([JavaString?])
    /// A `Parcelable[]` that is empty, holds nothing but null, or mixes bundles and intents.
    case parcelableArray([ExtraParcelable?])
    /// A Java object stream of another class, kept as it is.
    case serializable(className: JavaString, stream: [UInt8])
    /// The payload of a value with this type code, kept as it is. Only API 33 and later tell its extent.
    case opaque(code: Int32, payload: [UInt8])

    public var type: ExtraType {
        switch self {
        case .null: .null
        case .bool: .bool
        case .boolArray: .boolArray
        case .bundle: .bundle
        case .bundleArray: .bundleArray
        case .byte: .byte
        case .byteArray: .byteArray
        case .char: .char
        case .charArray: .charArray
        case .double: .double
        case .doubleArray: .doubleArray
        case .float: .float
        case .floatArray: .floatArray
        case .int: .int
        case .intArray: .intArray
        case .intent: .intent
        case .intentArray: .intentArray
        case .long: .long
        case .longArray: .longArray
        case .short: .short
        case .shortArray: .shortArray
        case .string: .string
        case .stringArray: .stringArray
        case .parcelableArray: .parcelableArray
        case .serializable: .serializable
        case .opaque: .opaque
        }
    }

    /// The value as Android keeps it: arrays of bundles or intents that hold nothing but null lose their type.
    var normalized: ExtraValue {
        switch self {
        case .bundleArray(let elements) where elements.allSatisfy({ $0 == nil }):
            .parcelableArray(elements.map { _ in nil })
        case .intentArray(let elements) where elements.allSatisfy({ $0 == nil }):
            .parcelableArray(elements.map { _ in nil })
        default: self
        }
    }
}
