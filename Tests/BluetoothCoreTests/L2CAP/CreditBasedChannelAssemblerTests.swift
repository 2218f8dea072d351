// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import Testing

@Suite struct CreditBasedChannelAssemblerTests {
    @Test func framesBecomeAnSDU() throws {
        var assembler = CreditBasedChannelAssembler(mtu: 100, mps: 23)
        #expect(try assembler.push([5, 0, 1, 2].span) == nil)
        #expect(assembler.isInsideSDU && assembler.collectedCount == 2)
        #expect(try assembler.push([3, 4].span) == nil)
        #expect(try assembler.push([5].span) == [1, 2, 3, 4, 5])
        #expect(!assembler.isInsideSDU)
        #expect(try assembler.push([0, 0].span) == [])
    }

    @Test(arguments: [0, 1, 20, 21, 22, 60, 251, 1000, 65535]) func segmentsComeTogetherAgain(count: Int) throws {
        let sdu = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
        for mps in [3, 23, 64, 65533] as [UInt16] {
            var assembler = CreditBasedChannelAssembler(mtu: 65535, mps: mps)
            let frames = try #require(CreditBasedChannelAssembler.segments(of: sdu, mps: mps))
            for frame in frames.dropLast() { #expect(try assembler.push(frame.span) == nil) }
            let last = try #require(frames.last)
            #expect(try assembler.push(last.span) == sdu)
        }
    }

    @Test func limitsAreKept() throws {
        var assembler = CreditBasedChannelAssembler(mtu: 4, mps: 6)
        #expect(throws: CreditBasedChannelAssembler.Fault.frameExceedsMPS(length: 7, mps: 6)) {
            try assembler.push([4, 0, 1, 2, 3, 4, 5].span)
        }
        #expect(throws: CreditBasedChannelAssembler.Fault.sduExceedsMTU(length: 5, mtu: 4)) {
            try assembler.push([5, 0, 1].span)
        }
        #expect(throws: CreditBasedChannelAssembler.Fault.lengthMissing(available: 1)) { try assembler.push([5].span) }
        #expect(throws: CreditBasedChannelAssembler.Fault.sduOverrun(length: 2, received: 3)) {
            try assembler.push([2, 0, 1, 2, 3].span)
        }
        #expect(throws: CreditBasedChannelAssembler.Fault.sduOverrun(length: 3, received: 4)) {
            _ = try assembler.push([3, 0, 1, 2].span)
            _ = try assembler.push([3, 4].span)
        }
        // After a fault it starts afresh.
        #expect(try assembler.push([1, 0, 9].span) == [9])
        #expect(CreditBasedChannelAssembler.segments(of: [1], mps: 2) == nil)
        #expect(CreditBasedChannelAssembler.segments(of: [UInt8](repeating: 0, count: 65536), mps: 100) == nil)
    }

    /// Bits of Core specification 5.4, volume 3, part A, 3.3.2.
    @Test func controlFieldsAreRead() {
        let information = L2CAPControlField(enhanced: 0b01_000011_1_000101_0)
        #expect(!information.isSupervisory && information.transmitSequence == 5 && information.requestSequence == 3)
        #expect(information.segment == .start && information.isFinal && information.supervision == nil)
        let supervisory = L2CAPControlField(enhanced: 0b00_000100_0_00_1_10_0_1)
        #expect(supervisory.isSupervisory && supervisory.supervision == .receiverNotReady && supervisory.isPoll)
        #expect(supervisory.requestSequence == 4 && supervisory.segment == nil && supervisory.transmitSequence == nil)
        let extended = L2CAPControlField(extended: 9 << 18 | 2 << 16 | 7 << 2 | 2)
        #expect(extended.transmitSequence == 9 && extended.segment == .end && extended.requestSequence == 7)
        #expect(extended.isFinal && !extended.isPoll)
        let extendedSupervisory = L2CAPControlField(extended: 1 << 18 | 3 << 16 | 7 << 2 | 1)
        #expect(extendedSupervisory.supervision == .selectiveReject && extendedSupervisory.isPoll)
    }
}
