// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// How far a vector can be trusted; one byte. Source: Bose iOS and Android SDK documentation.
public struct BoseVectorAccuracy: WireEnumeration {
    public let rawValue: UInt8
    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let unreliable = BoseVectorAccuracy(rawValue: 0)
    public static let low = BoseVectorAccuracy(rawValue: 1)
    public static let medium = BoseVectorAccuracy(rawValue: 2)
    public static let high = BoseVectorAccuracy(rawValue: 3)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "unreliable", 1: "low", 2: "medium", 3: "high",
    ]

    /// What becomes of a sample whose accuracy byte has no meaning. The vendor's own SDKs differ.
    public enum Policy: Sendable, Hashable {
        /// The sample is handed on with the number as it is (the default).
        case keep
        /// The sample is handed on as unreliable, as Bose's Android SDK does.
        case unreliable
        /// The sample is left out, as Bose's iOS SDK does.
        case drop
    }

    /// The accuracy under a policy; nil where the sample is to be left out.
    @inlinable
    public func resolved(_ policy: Policy) -> BoseVectorAccuracy? {
        if rawValue <= 3 { return self }
        switch policy {
        case .keep: return self
        case .unreliable: return BoseVectorAccuracy(rawValue: 0)
        case .drop: return nil
        }
    }
}
