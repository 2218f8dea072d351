// SPDX-License-Identifier: Apache-2.0

extension ExtraValue: Equatable {
    public static func == (left: ExtraValue, right: ExtraValue) -> Bool {
        switch (left.normalized, right.normalized) {
        case (.null, .null): true
        case (.bool(let a), .bool(let b)): a == b
        case (.boolArray(let a), .boolArray(let b)): a == b
        case (.bundle(let a), .bundle(let b)): a == b
        case (.bundleArray(let a), .bundleArray(let b)): a == b
        case (.byte(let a), .byte(let b)): a == b
        case (.byteArray(let a), .byteArray(let b)): a == b
        case (.char(let a), .char(let b)): a == b
        case (.charArray(let a), .charArray(let b)): a == b
        case (.double(let a), .double(let b)): a.bitPattern == b.bitPattern
        case (.doubleArray(let a), .doubleArray(let b)): a.elementsEqual(b) { $0.bitPattern == $1.bitPattern }
        case (.float(let a), .float(let b)): a.bitPattern == b.bitPattern
        case (.floatArray(let a), .floatArray(let b)): a.elementsEqual(b) { $0.bitPattern == $1.bitPattern }
        case (.int(let a), .int(let b)): a == b
        case (.intArray(let a), .intArray(let b)): a == b
        case (.intent(let a), .intent(let b)): a == b
        case (.intentArray(let a), .intentArray(let b)): a == b
        case (.long(let a), .long(let b)): a == b
        case (.longArray(let a), .longArray(let b)): a == b
        case (.short(let a), .short(let b)): a == b
        case (.shortArray(let a), .shortArray(let b)): a == b
        case (.string(let a), .string(let b)): a == b
        case (.stringArray(let a), .stringArray(let b)): a == b
        case (.parcelableArray(let a), .parcelableArray(let b)): a == b
        case (.serializable(let a, let c), .serializable(let b, let d)): a == b && c == d
        case (.opaque(let a, let c), .opaque(let b, let d)): a == b && c == d
        default: false
        }
    }
}
