// SPDX-License-Identifier: Apache-2.0

import CaptureFiles

/// One side of a comparison.
enum FilterOperand: Sendable {
    case number(FilterNumber)
    case time
    /// Seconds since the first record.
    case relativeTime
    case bytes(FilterBytes)
    case uuid(FilterUUIDField)
    case attributeName
    case name
    case errorName
    case direction
    case layer
    case peer
    case warnings
    case path(FilterPath)
    /// A protocol of Wireshark's, which an event is of or not.
    case kind(FilterCondition)
    case literal(FilterLiteral)

    /// Whether it is compared with words, so that any word at the other side is meant as text.
    var isText: Bool {
        switch self {
        case .attributeName, .name, .errorName, .direction, .layer, .warnings, .path: true
        case .number, .time, .relativeTime, .bytes, .uuid, .peer, .kind, .literal: false
        }
    }

    /// Whether the event has it; nil for literals.
    var presence: FilterCondition? {
        switch self {
        case .number(let number): .test(.numberPresent(number))
        case .time, .relativeTime, .direction, .layer: .test(.always)
        case .bytes(let bytes): .test(.bytesPresent(bytes))
        case .uuid(let field): .test(.uuidPresent(field))
        case .attributeName: .test(.attributeNamePresent)
        case .name: .test(.namePresent)
        case .errorName: .test(.errorNamePresent)
        case .peer: .test(.peerPresent)
        case .warnings: .test(.warnings(FilterWarnings([], isPart: true)))
        case .path(let path): .test(.path(path, .present))
        case .kind(let condition): condition
        case .literal: nil
        }
    }
}
