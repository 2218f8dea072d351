// SPDX-License-Identifier: Apache-2.0

public import BluetoothCore
import BoseCodec
public import FieldCoding
import GATTCodec
import GarminCodec
import VuzixCodec

/// Every codec that decodes and encodes single values, found by the words that users know.
public struct CodecCatalog: Sendable {
    /// What some codecs have to know beforehand.
    public struct Parameters: Sendable, Hashable {
        /// Android API level of parcels; nil for the newest that is known here.
        public var androidAPI: Int?

        public init(androidAPI: Int? = nil) { self.androidAPI = androidAPI }

        /// The levels whose parcels are known.
        public static var androidLevels: [Int] { AndroidAPI.supportedLevels }
    }

    public struct Entry: Sendable {
        public let codec: ValueCodec
        /// UUID of the attribute that holds such values; nil for PDUs and messages.
        public let uuid: BluetoothUUID?

        public init(_ codec: ValueCodec, uuid: BluetoothUUID? = nil) {
            self.codec = codec
            self.uuid = uuid
        }
    }

    /// In the order of their families, in each as the family lists them.
    public let entries: [Entry]

    public init(_ parameters: Parameters = Parameters()) {
        entries = Self.families.flatMap { $0(parameters) }
    }

    /// One list for each family of codecs.
    private static let families: [@Sendable (Parameters) -> [Entry]] = [
        { _ in CharacteristicRegistry.entries.map { Entry($0.codec, uuid: BluetoothUUID($0.uuid)) } },
        { _ in
            entries(BoseCodecs.values, BoseCodecs.characteristics)
        },
        { VuzixCodecs.values(androidAPI: $0.androidAPI).map { Entry($0) } },
        { _ in entries(WVP1Codecs.values, WVP1Codecs.characteristics) },
        { _ in (ConnectIQCodecs.values + GFDICodecs.values).map { Entry($0) } },
        { _ in BluetoothCorePDUs.codecs.map { Entry($0) } },
        { _ in HCIRegistry.commands.flatMap { [Entry($0.codec), Entry($0.returnCodec)] } },
        { _ in HCIRegistry.events.map { Entry($0.codec) } },
        { _ in MonitorRegistry.entries.map { Entry($0.codec) } },
    ]

    /// Codecs with the UUID of the first characteristic that each is for.
    private static func entries(
        _ codecs: [ValueCodec], _ characteristics: [(uuid: BluetoothUUID, codec: ValueCodec)]
    ) -> [Entry] {
        codecs.map { codec in Entry(codec, uuid: characteristics.first { $0.codec.id == codec.id }?.uuid) }
    }

    // MARK: Finding

    /// The codec that a word names: its id, its UUID (`2A37`, `0x2a37`, all 128 bits), or its name; case, spaces and
    /// punctuation of names do not matter.
    public func find(_ word: String) throws(UnknownCodec) -> Entry {
        let lowered = word.lowercased()
        if let exact = entries.first(where: { $0.codec.id.lowercased() == lowered }) { return exact }
        if let uuid = Self.uuid(lowered) {
            if let match = entries.first(where: { $0.uuid == uuid }) { return match }
            throw UnknownCodec(
                word: word, assignedName: AttributeDescriptor.name(of: uuid), candidates: nearest(to: word))
        }
        let plain = Self.plain(word)
        let matches = plain.isEmpty ? [] : entries.filter { Self.plain($0.codec.name) == plain }
        if matches.count == 1 { return matches[0] }
        if matches.count > 1 {
            throw UnknownCodec(word: word, isAmbiguous: true, candidates: matches.map(\.codec))
        }
        throw UnknownCodec(word: word, candidates: nearest(to: word))
    }

    private static func uuid(_ lowered: String) -> BluetoothUUID? {
        BluetoothUUID(lowered.hasPrefix("0x") ? String(lowered.dropFirst(2)) : lowered)
    }

    /// Letters and digits only.
    private static func plain(_ text: String) -> String {
        String(text.lowercased().filter { $0.isLetter || $0.isNumber })
    }

    /// The three codecs whose id or name is most like `word`.
    private func nearest(to word: String) -> [ValueCodec] {
        let wanted = Array(Self.plain(word).prefix(64))
        var ranked: [(codec: ValueCodec, rank: Int)] = []
        for entry in entries {
            let rank = min(
                Self.rank(wanted, Array(Self.plain(entry.codec.id).prefix(64))),
                Self.rank(wanted, Array(Self.plain(entry.codec.name).prefix(64))))
            ranked.append((entry.codec, rank))
        }
        ranked.sort { ($0.rank, $0.codec.id) < ($1.rank, $1.codec.id) }
        return ranked.prefix(3).map(\.codec)
    }

    /// The smaller, the more alike; what holds the word comes before what only resembles it.
    private static func rank(_ wanted: [Character], _ known: [Character]) -> Int {
        guard !wanted.isEmpty, !known.isEmpty else { return Int.max }
        if wanted.count >= 2, known.count >= wanted.count {
            for start in 0...(known.count - wanted.count) where known[start...].starts(with: wanted) {
                return start == 0 ? 0 : 1
            }
        }
        var last = Array(0...known.count)
        for row in wanted.indices {
            var current = [row + 1]
            for column in known.indices {
                let replaced = last[column] + (wanted[row] == known[column] ? 0 : 1)
                current.append(min(last[column + 1] + 1, current[column] + 1, replaced))
            }
            last = current
        }
        // What the known text has beyond the word's length counts little: names are often cut short.
        let surplus = max(0, known.count - wanted.count)
        return 2 + (last[known.count] - surplus) * 8 + surplus
    }
}
