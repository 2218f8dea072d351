// SPDX-License-Identifier: Apache-2.0

/// What an interface description block says.
struct PcapngInterface {
    var link: LinkType
    /// Whether packets of this link type are read.
    var isRead: Bool
    /// 0: no limit.
    var snapLength: Int
    var clock: PcapngClock
    /// Which HCI adapter of the file this is, counting its HCI interfaces.
    var adapter: UInt16

    /// Parses the block at `start`, whose `length` is at least 20: link type u16 at 8, snap length u32 at 12, options.
    init(_ window: UnsafeRawBufferPointer, start: Int, length: Int, bigEndian: Bool, adapter: UInt16) {
        link = LinkType(rawValue: window.load(start + 8, bigEndian: bigEndian))
        isRead = link.isReadFromPcap
        snapLength = Int(window.load(start + 12, bigEndian: bigEndian, as: UInt32.self))
        self.adapter = adapter
        var resolution: UInt8 = 6
        var offset: Int64 = 0
        PcapngOptions.forEach(window, from: start + 16, to: start + length - 4, bigEndian: bigEndian) { code, range in
            if code == 9, range.count >= 1 { resolution = window[range.lowerBound] }
            if code == 14, range.count >= 8 { offset = window.load(range.lowerBound, bigEndian: bigEndian) }
        }
        clock = PcapngClock(code: resolution, offset: offset)
        if !isHCI { self.adapter = 0 }
    }

    var isMonitor: Bool { link == .linuxMonitor }
    var isHCI: Bool { link == .hciH4WithDirection || link == .hciH4 }
}
