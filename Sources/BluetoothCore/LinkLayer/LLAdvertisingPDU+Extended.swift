// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

extension LLAdvertisingPDU {
    /// The common extended advertising payload (Core specification 5.4, volume 6, part B, 2.3.4).
    ///
    /// | field | size |
    /// |---|---|
    /// | length of the extended header | 6 bits |
    /// | AdvMode | 2 bits |
    /// | extended header | as its length says |
    /// | AdvData | the rest |
    public struct Extended: FieldCoded, Hashable {
        private var lead: UInt8 = 0
        /// Nil where its length is 0.
        public var header: ExtendedHeader?
        /// Perhaps only a part of the data, the rest of which comes in other PDUs; see ``AdvertisingData``.
        public var advData: [UInt8] = []

        public init() {}
        public init(_ mode: Mode, header: ExtendedHeader?, advData: [UInt8] = []) {
            self.header = header
            self.advData = advData
            self.mode = mode
        }

        public var mode: Mode {
            get { Mode(rawValue: UInt8(lead.slice(6, 2))) }
            set { lead.put(newValue.rawValue, 6, 2) }
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            if !coder.isReading {
                if var content = header {
                    content.limit()
                    header = content
                    lead.put(content.encoded().count, 0, 6)
                } else {
                    lead.put(0, 0, 6)
                }
                let room = 254 - Int(lead.slice(0, 6))
                if advData.count > room { advData = advData.resized(to: room) }
            }
            try coder.bits("extendedHeaderLength", &lead, 0, 6, bytes: 1)
            try coder.bits("advMode", &lead, 6, 2, as: Mode.self)
            let length = Int(lead.slice(0, 6))
            if coder.isPresent("extendedHeader", exists: header != nil, flag: length > 0) {
                var content = header ?? ExtendedHeader()
                try coder.group("extendedHeader", &content, byteCount: length)
                header = content
            } else {
                header = nil
            }
            try coder.bytes("advData", &advData)
        }

        /// What an extended advertisement invites to.
        public struct Mode: WireEnumeration {
            public let rawValue: UInt8
            public init(rawValue: UInt8) { self.rawValue = rawValue }

            public static let none = Mode(rawValue: 0)
            public static let connectable = Mode(rawValue: 1)
            public static let scannable = Mode(rawValue: 2)

            public static let names: KeyValuePairs<UInt8, StaticString> = [0: "none", 1: "connectable", 2: "scannable"]
        }
    }

    /// The extended header: flags, the fields that they announce, and additional controller advertising data.
    ///
    /// | field | bytes | present |
    /// |---|---|---|
    /// | flags | 1 | always |
    /// | AdvA | 6 | flag bit 0 |
    /// | TargetA | 6 | flag bit 1 |
    /// | CTEInfo | 1 | flag bit 2 |
    /// | AdvDataInfo | 2 | flag bit 3 |
    /// | AuxPtr | 3 | flag bit 4 |
    /// | SyncInfo | 18 | flag bit 5 |
    /// | TxPower, dBm | 1 | flag bit 6 |
    /// | ACAD, AD structures | the rest | |
    public struct ExtendedHeader: FieldCoded, Hashable {
        public var flags: Flags = []
        public var advA: BluetoothAddress?
        public var targetA: BluetoothAddress?
        public var cteInfo: LLConstantToneInfo?
        public var advDataInfo: LLAdvertisingDataInfo?
        public var auxPtr: LLAuxiliaryPointer?
        public var syncInfo: LLSyncInfo?
        public var txPower: Scaled<Int8>?
        /// Additional controller advertising data.
        public var acad = AdvertisingData()

        public init() {}

        /// The length has six bits; ACAD that has no room is left out.
        mutating func limit() {
            var fixed = self
            fixed.acad = AdvertisingData()
            acad.limit(to: 63 - fixed.encoded().count)
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            coder.derive(&flags, .advA, from: advA != nil)
            coder.derive(&flags, .targetA, from: targetA != nil)
            coder.derive(&flags, .cteInfo, from: cteInfo != nil)
            coder.derive(&flags, .advDataInfo, from: advDataInfo != nil)
            coder.derive(&flags, .auxPtr, from: auxPtr != nil)
            coder.derive(&flags, .syncInfo, from: syncInfo != nil)
            coder.derive(&flags, .txPower, from: txPower != nil)
            try coder.field("flags", &flags)
            try coder.optional("advA", &advA, if: flags.contains(.advA))
            try coder.optional("targetA", &targetA, if: flags.contains(.targetA))
            try coder.optionalGroup("cteInfo", &cteInfo, if: flags.contains(.cteInfo))
            try coder.optionalGroup("advDataInfo", &advDataInfo, if: flags.contains(.advDataInfo))
            try coder.optionalGroup("auxPtr", &auxPtr, if: flags.contains(.auxPtr))
            try coder.optionalGroup("syncInfo", &syncInfo, if: flags.contains(.syncInfo))
            try coder.optional(
                "txPower", &txPower, if: flags.contains(.txPower), blank: Scaled(Scale(.decibelMilliwatt)))
            let isEmpty = acad.structures.isEmpty && acad.padding.isEmpty
            guard coder.isPresent("acad", exists: !isEmpty, flag: (coder.remaining ?? 0) > 0) else {
                acad = AdvertisingData()
                return
            }
            try coder.group("acad", &acad)
        }

        public struct Flags: WireFlags {
            public let rawValue: UInt8
            public init(rawValue: UInt8) { self.rawValue = rawValue }

            public static let advA = Flags(rawValue: 1 << 0)
            public static let targetA = Flags(rawValue: 1 << 1)
            public static let cteInfo = Flags(rawValue: 1 << 2)
            public static let advDataInfo = Flags(rawValue: 1 << 3)
            public static let auxPtr = Flags(rawValue: 1 << 4)
            public static let syncInfo = Flags(rawValue: 1 << 5)
            public static let txPower = Flags(rawValue: 1 << 6)

            public static let bits: KeyValuePairs<Int, StaticString> = [
                0: "advA", 1: "targetA", 2: "cteInfo", 3: "advDataInfo", 4: "auxPtr", 5: "syncInfo", 6: "txPower",
            ]
        }
    }
}
