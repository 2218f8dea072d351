// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

extension ADStructure {
    /// How to find a broadcast isochronous group (Core specification 5.4, volume 6, part B, 4.4.6.11).
    ///
    /// | field | bits |
    /// |---|---|
    /// | big offset | 14 |
    /// | big offset units | 1 |
    /// | iso interval | 12 |
    /// | stream count | 5 |
    /// | subevent count | 5 |
    /// | burst number | 3 |
    /// | sub interval | 20 |
    /// | pretransmission offset | 4 |
    /// | stream spacing | 20 |
    /// | immediate repetition count | 4 |
    /// | maximum pDU | 8 |
    /// | rfu | 8 |
    /// | seed access address | 32 |
    /// | sdu interval | 20 |
    /// | maximum sDU | 12 |
    /// | base cRCInit | 16 |
    /// | channel map | 37 |
    /// | phy | 3 |
    /// | payload count | 39 |
    /// | is framed | 1 |
    /// | initialization vector | 8 or 0 bytes |
    /// | session key diversifier | 16 or 0 bytes |
    public struct BIGInfo: FieldCoded, Hashable {
        private var offsets: UInt32 = 0
        private var subevents: UInt32 = 0
        private var spacing: UInt32 = 0
        private var reserve: UInt8 = 0
        private var seed: UInt32 = 0
        private var sdu: UInt32 = 0
        private var crc: UInt16 = 0
        private var channels: UInt64 = 0
        private var framing: UInt64 = 0
        /// Encrypted groups only.
        public var initializationVector: [UInt8]?
        /// Encrypted groups only.
        public var sessionKeyDiversifier: [UInt8]?

        public init() {}

        public var bigOffset: UInt16 {
            get { UInt16(offsets.slice(0, 14)) }
            set { offsets.put(newValue, 0, 14) }
        }
        /// 300 µs in place of 30 µs.
        public var bigOffsetUnits: Bool {
            get { offsets.slice(14, 1) == 1 }
            set { offsets.put(newValue ? 1 : 0, 14, 1) }
        }
        /// In units of 1.25 ms.
        public var isoInterval: UInt16 {
            get { UInt16(offsets.slice(15, 12)) }
            set { offsets.put(newValue, 15, 12) }
        }
        public var streamCount: UInt8 {
            get { UInt8(offsets.slice(27, 5)) }
            set { offsets.put(newValue, 27, 5) }
        }
        public var subeventCount: UInt8 {
            get { UInt8(subevents.slice(0, 5)) }
            set { subevents.put(newValue, 0, 5) }
        }
        public var burstNumber: UInt8 {
            get { UInt8(subevents.slice(5, 3)) }
            set { subevents.put(newValue, 5, 3) }
        }
        /// Microseconds.
        public var subInterval: UInt32 {
            get { UInt32(subevents.slice(8, 20)) }
            set { subevents.put(newValue, 8, 20) }
        }
        public var pretransmissionOffset: UInt8 {
            get { UInt8(subevents.slice(28, 4)) }
            set { subevents.put(newValue, 28, 4) }
        }
        /// Microseconds.
        public var streamSpacing: UInt32 {
            get { UInt32(spacing.slice(0, 20)) }
            set { spacing.put(newValue, 0, 20) }
        }
        public var immediateRepetitionCount: UInt8 {
            get { UInt8(spacing.slice(20, 4)) }
            set { spacing.put(newValue, 20, 4) }
        }
        public var maximumPDU: UInt8 {
            get { UInt8(spacing.slice(24, 8)) }
            set { spacing.put(newValue, 24, 8) }
        }
        public var rfu: UInt8 {
            get { UInt8(reserve.slice(0, 8)) }
            set { reserve.put(newValue, 0, 8) }
        }
        public var seedAccessAddress: UInt32 {
            get { UInt32(seed.slice(0, 32)) }
            set { seed.put(newValue, 0, 32) }
        }
        /// Microseconds.
        public var sduInterval: UInt32 {
            get { UInt32(sdu.slice(0, 20)) }
            set { sdu.put(newValue, 0, 20) }
        }
        public var maximumSDU: UInt16 {
            get { UInt16(sdu.slice(20, 12)) }
            set { sdu.put(newValue, 20, 12) }
        }
        public var baseCRCInit: UInt16 {
            get { UInt16(crc.slice(0, 16)) }
            set { crc.put(newValue, 0, 16) }
        }
        public var channelMap: UInt64 {
            get { UInt64(channels.slice(0, 37)) }
            set { channels.put(newValue, 0, 37) }
        }
        /// 0 LE 1M, 1 LE 2M, 2 LE Coded.
        public var phy: UInt8 {
            get { UInt8(channels.slice(37, 3)) }
            set { channels.put(newValue, 37, 3) }
        }
        public var payloadCount: UInt64 {
            get { UInt64(framing.slice(0, 39)) }
            set { framing.put(newValue, 0, 39) }
        }
        public var isFramed: Bool {
            get { framing.slice(39, 1) == 1 }
            set { framing.put(newValue ? 1 : 0, 39, 1) }
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.bits("bigOffset", &offsets, 0, 14, bytes: 4)
            try coder.bit("bigOffsetUnits", &offsets, 14)
            try coder.bits("isoInterval", &offsets, 15, 12)
            try coder.bits("streamCount", &offsets, 27, 5)
            try coder.bits("subeventCount", &subevents, 0, 5, bytes: 4)
            try coder.bits("burstNumber", &subevents, 5, 3)
            try coder.bits("subInterval", &subevents, 8, 20)
            try coder.bits("pretransmissionOffset", &subevents, 28, 4)
            try coder.bits("streamSpacing", &spacing, 0, 20, bytes: 4)
            try coder.bits("immediateRepetitionCount", &spacing, 20, 4)
            try coder.bits("maximumPDU", &spacing, 24, 8)
            try coder.bits("rfu", &reserve, 0, 8, bytes: 1)
            try coder.bits("seedAccessAddress", &seed, 0, 32, bytes: 4, style: .hex)
            try coder.bits("sduInterval", &sdu, 0, 20, bytes: 4)
            try coder.bits("maximumSDU", &sdu, 20, 12)
            try coder.bits("baseCRCInit", &crc, 0, 16, bytes: 2, style: .hex)
            try coder.bits("channelMap", &channels, 0, 37, bytes: 5, style: .hex)
            try coder.bits("phy", &channels, 37, 3)
            try coder.bits("payloadCount", &framing, 0, 39, bytes: 5)
            try coder.bit("isFramed", &framing, 39)
            let isEncrypted = coder.remaining.map { $0 >= 24 } ?? false
            if !coder.isReading && initializationVector == nil { sessionKeyDiversifier = nil }
            try coder.optionalFixedBytes("initializationVector", &initializationVector, count: 8, if: isEncrypted)
            if !coder.isReading && initializationVector != nil && sessionKeyDiversifier == nil {
                sessionKeyDiversifier = []
            }
            try coder.optionalFixedBytes("sessionKeyDiversifier", &sessionKeyDiversifier, count: 16, if: isEncrypted)
        }
    }
}
