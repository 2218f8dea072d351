// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// The payload of a packet with the operator error: a code, and for some codes bytes that say more.
public struct BMAPFailure: FieldCoded {
    public var error: BMAPError = .runtime
    public var detail: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("error", &error)
        guard coder.isPresent("detail", exists: !detail.isEmpty, flag: coder.remaining != 0) else {
            detail = []
            return
        }
        try coder.bytes("detail", &detail)
    }
}
