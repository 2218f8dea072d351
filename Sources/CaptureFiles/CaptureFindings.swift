// SPDX-License-Identifier: Apache-2.0

/// What a reader learns beside the records. Every list is bounded, whatever the file says.
struct CaptureFindings {
    private(set) var damage: [CaptureDamage] = []
    private(set) var notices: [String] = []
    private(set) var linkTypes: [LinkType] = []
    /// Packets of link types that are not read here.
    var foreignPackets = 0
    private let limit = 64

    mutating func add(_ item: CaptureDamage) {
        if damage.count < limit {
            damage.append(item)
        } else if damage.count == limit {
            damage.append(
                CaptureDamage(
                    record: item.record, fileOffset: item.fileOffset,
                    message: "more damaged places follow, which are not listed", isPassedOver: item.isPassedOver))
        }
    }

    mutating func notice(_ text: String) {
        if notices.count < limit {
            notices.append(text)
        } else if notices.count == limit {
            notices.append("more notices of this kind follow, which are not listed")
        }
    }

    mutating func saw(_ link: LinkType) {
        if !linkTypes.contains(link) { linkTypes.append(link) }
    }
}
