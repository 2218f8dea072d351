// SPDX-License-Identifier: Apache-2.0

import Testing
import VuzixCodec

struct IntentBuildingTests {
    private struct Unknown {}

    static let kept: [(any Sendable, ExtraValue)] = [
        (true, .bool(true)), (2, .int(2)), (Int32(-3), .int(-3)), (Int16(4), .short(4)), (Int64(5), .long(5)),
        (Float(1.5), .float(1.5)), (2.5, .double(2.5)), (Character("é"), .char(0xe9)), ("text", .string("text")),
        ([1, 2] as [UInt8], .byteArray([1, 2])), ([1, 2, 3] as ArraySlice<UInt8>, .byteArray([1, 2, 3])),
        ([true], .boolArray([true])), ([1, -1], .intArray([1, -1])), ([Int16(1)], .shortArray([1])),
        ([Int64(1)], .longArray([1])), ([Float(1)], .floatArray([1])), ([1.0], .doubleArray([1])),
        (["a", "b"] as [Character], .charArray([0x61, 0x62])), (["a", "b"], .stringArray(["a", "b"])),
        (["a", nil] as [String?], .stringArray(["a", nil])), ([] as [Int], .intArray([])),
        (Extras(), .bundle(Extras())), ([Extras()], .bundleArray([Extras()])),
        ([Extras(), nil] as [Extras?], .bundleArray([Extras(), nil])),
        (Intent(action: "A"), .intent(Intent(action: "A"))),
        ([Intent(action: "A")], .intentArray([Intent(action: "A")])), (["x": 1], .bundle(["x": .int(1)])),
        ([["x": 1]], .bundleArray([["x": .int(1)]])), (Optional(7), .int(7)), (ExtraValue.null, .null),
    ]

    @Test(arguments: kept.indices) func publishedTypesAreKept(_ index: Int) throws {
        let (value, expected) = Self.kept[index]
        var extras = Extras()
        #expect(try extras.add(key: "k", value: value).isEmpty)
        #expect(extras["k"] == expected)
        #expect(extras["k"]?.type == expected.type)
    }

    @Test func whatHasNoTypeIsDroppedAndTold() throws {
        let dropped: [(Any, ExtraDrop.Reason)] = [
            (Unknown(), .unsupportedType), (UInt(1), .unsupportedType), ([Unknown()], .unsupportedType),
            (UInt8(1), .byteHasNoSpelling), (Int8(1), .byteHasNoSpelling), (Character("😀"), .characterTooWide),
            (["a", "😀"] as [Character], .characterTooWide), ([] as [Any], .untypedEmptyArray),
            (Optional<Int>.none as Any, .missingValue), ([1: 2], .unsupportedType),
        ]
        for (value, reason) in dropped {
            var extras = Extras()
            let drops = try extras.add(key: "k", value: value)
            #expect(drops.map(\.reason) == [reason], "\(value)")
            #expect(extras.isEmpty)
        }
    }

    @Test func aDropInsideNamesItsPathAndLeavesTheRest() throws {
        var intent = Intent(action: "A")
        let drops = try intent.addExtra(key: "outer", value: ["kept": 1, "lost": Unknown()] as [String: Any])
        #expect(drops.map(\.path) == [["outer", "lost"]])
        #expect(drops.map(\.description) == ["outer.lost: extras cannot hold a value of this type (Unknown)"])
        #expect(intent.extras?["outer"] == .bundle(["kept": .int(1)]))
    }

    @Test func wideIntegersAreRefusedOrPromoted() throws {
        var extras = Extras()
        #expect(throws: ExtraRangeError.self) { try extras.add(key: "k", value: 0x8000_0000) }
        #expect(throws: ExtraRangeError.self) { try extras.add(key: "k", value: [1, -0x8000_0001]) }
        #expect(extras.isEmpty)
        try extras.add(key: "k", value: 0x8000_0000, wideIntegers: .promoteToLong)
        try extras.add(key: "l", value: [1, -0x8000_0001], wideIntegers: .promoteToLong)
        #expect(extras == ["k": .long(0x8000_0000), "l": .longArray([1, -0x8000_0001])])
        try extras.add(key: "k", value: Int(Int32.min))
        #expect(extras["k"] == .int(.min))
    }

    @Test func keysGoByTheirHashesAndThenByInsertion() {
        var extras = Extras()
        for (key, value) in [("BB", 2), ("Aa", 1), ("C", 3)] as [(JavaString, Int32)] { extras[key] = .int(value) }
        #expect(extras.entries.map(\.key) == ["C", "BB", "Aa"])
        extras["BB"] = .int(5)
        #expect(extras.entries.map(\.key) == ["C", "BB", "Aa"])
        extras["BB"] = nil
        extras["BB"] = .int(6)
        #expect(extras.entries.map(\.key) == ["C", "Aa", "BB"])
        #expect(extras["Aa"] == .int(1))
        #expect(extras["absent"] == nil)
        #expect(JavaString("my_string_extra").javaHash == -1_621_411_307)
        #expect(JavaString("my_int_extra").javaHash == 1_627_816_173)
    }

    @Test func aHalfOfASurrogatePairIsKept() {
        let text = JavaString(units: [0xd83d, 0x61])
        #expect(text.hasUnpairedSurrogate && text.exactString == nil && text.string == "\u{fffd}a")
        #expect(!JavaString("😀").hasUnpairedSurrogate)
        #expect(JavaString("e\u{301}") != JavaString("é"))
    }
}
