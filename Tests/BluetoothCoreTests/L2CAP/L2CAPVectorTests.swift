// SPDX-License-Identifier: Apache-2.0

import Testing

@Suite struct L2CAPVectorTests {
    static let vectors = PDUVector.load("l2cap")

    @Test(arguments: vectors) func vectorHoldsInEveryDirection(vector: PDUVector) throws {
        try PDUTestSupport.check(vector)
    }

    @Test func thereAreVectors() { #expect(Self.vectors.count > 30) }
}
