// SPDX-License-Identifier: Apache-2.0

/// What the body of a message of WVP1 holds.
///
/// | type | as a parcel | as typed JSON |
/// |---|---|---|
/// | broadcast | intent | the intent |
/// | ordered broadcast | intent, int32, string16, bundle | `intent`, `initialCode`, `initialData`, `initialExtras` |
/// | result | int32, string16, bundle | `code`, `data`, `extras` |
/// | error | int32, string16 | `error`, `text` |
///
/// Source: toolkit profile WVP1.
public enum WVP1Content: Sendable, Equatable {
    case broadcast(Intent)
    /// The outcome is the one that the first receiver sees.
    case orderedBroadcast(Intent, initial: BroadcastOutcome)
    case result(BroadcastOutcome)
    /// A number of ``WVP1Error``, and words for people.
    case error(Int32, JavaString?)

    public var type: WVP1MessageType {
        switch self {
        case .broadcast: .broadcast
        case .orderedBroadcast: .orderedBroadcast
        case .result: .result
        case .error: .error
        }
    }

    /// The intent of a broadcast; nil for what is none.
    public var intent: Intent? {
        switch self {
        case .broadcast(let intent), .orderedBroadcast(let intent, _): intent
        case .result, .error: nil
        }
    }
}
