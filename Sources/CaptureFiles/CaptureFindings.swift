// SPDX-License-Identifier: Apache-2.0

/// What a reader learns beside the records. Every list is bounded, whatever the file says.
struct CaptureFindings {
    private(set) var damage: [CaptureDamage] = []
    private(set) var notices: [String] = []
    private(set) var linkTypes: [LinkType] = []
    private let limit = 64

    mutating func add(_ item: CaptureDamage) {
        if damage.count < limit {
            damage.append(item)
        } else if damage.count == limit {
            damage.append(
                CaptureDamage(
                    record: item.record, fileOffset: item.fileOffset,
                    message: "more damaged places follow, which are not listed"))
        }
    }

    mutating func notice(_ text: String) {
        if notices.count < limit { notices.append(text) }
    }

    mutating func saw(_ link: LinkType) {
        if !linkTypes.contains(link) { linkTypes.append(link) }
    }
}
