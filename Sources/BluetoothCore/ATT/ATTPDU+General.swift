// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

extension ATTPDU {
    /// A request cannot be served (Core specification 5.4, volume 3, part F, 3.4.1.1).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | request opcode | 1 |
    /// | handle | 2 |
    /// | error code | 1 |
    public struct ErrorResponse: FieldCoded, Hashable {
        /// The request at fault.
        public var requestOpcode = ATTOpcode()
        /// The attribute at fault, 0 where there is none.
        public var handle: UInt16 = 0
        public var errorCode = ATTErrorCode()

        public init() {}

        public init(requestOpcode: ATTOpcode, handle: UInt16, errorCode: ATTErrorCode) {
            self.requestOpcode = requestOpcode
            self.handle = handle
            self.errorCode = errorCode
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("requestOpcode", &requestOpcode)
            try coder.hex("handle", &handle)
            try coder.field("errorCode", &errorCode)
        }
    }

    /// The largest ATT PDU that the sender takes, in a request and in its response (Core specification 5.4, volume 3,
    /// part F, 3.4.2).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | mtu | 2 |
    public struct ExchangeMTU: FieldCoded, Hashable {
        /// At least 23.
        public var mtu: UInt16 = 0

        public init() {}

        public init(mtu: UInt16) {
            self.mtu = mtu
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("mtu", &mtu)
            try coder.expect(mtu >= 23, "mtu", "an MTU is at least 23")
        }
    }

    /// Nothing behind the opcode: Write Response, Execute Write Response, Handle Value Confirmation.
    public struct Empty: FieldCoded, Hashable {
        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {}
    }
}
