// SPDX-License-Identifier: Apache-2.0

import Testing

@Suite struct SMPVectorTests {
    static let vectors = PDUVector.load("smp")

    @Test(arguments: vectors) func vectorHoldsInEveryDirection(vector: PDUVector) throws {
        try PDUTestSupport.check(vector)
    }

    @Test func thereAreVectors() { #expect(Self.vectors.count > 30) }
}
