// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// A control message of WVP1: one byte ``WVP1Opcode``, then what it calls for, little-endian.
///
/// | opcode from phone, glasses | content |
/// |---|---|
/// | 01 | ``WVP1Hello`` |
/// | 81 | ``WVP1HelloAnswer`` |
/// | 02 | ``WVP1LinkToken`` |
/// | 82 | ``WVP1AuthenticationResult`` |
/// | 03, 83 | 1 byte: fragments that the other side may send in addition |
/// | 04, 84 | ``WVP1Acknowledgement`` |
/// | 05, 85 | ``WVP1Refusal`` |
/// | 06, 86 | 1 byte: slot whose message is given up |
/// | 07, 87 | 4 bytes that the answer repeats |
/// | 08, 88 | nothing: both sides forget the link token |
///
/// Source: toolkit profile WVP1.
public enum WVP1Control: FieldCoded, Hashable {
    case hello(WVP1Hello)
    case helloAnswer(WVP1HelloAnswer)
    case authentication(WVP1LinkToken)
    case authenticationResult(WVP1AuthenticationResult)
    case credit(UInt8, from: WVP1Side)
    case acknowledgement(WVP1Acknowledgement, from: WVP1Side)
    case refusal(WVP1Refusal, from: WVP1Side)
    case abort(slot: UInt8, from: WVP1Side)
    case ping(UInt32)
    case pong(UInt32)
    case unlink(from: WVP1Side)
    /// An opcode without a meaning, and what came with it.
    case unknown(WVP1Opcode, [UInt8])

    public init() { self = .unknown(WVP1Opcode(), []) }

    public var opcode: WVP1Opcode {
        switch self {
        case .hello: .hello
        case .helloAnswer: .helloAnswer
        case .authentication: .authentication
        case .authenticationResult: .authenticationResult
        case .credit(_, let side): WVP1Opcode(.creditFromPhone, from: side)
        case .acknowledgement(_, let side): WVP1Opcode(.acknowledgementFromPhone, from: side)
        case .refusal(_, let side): WVP1Opcode(.refusalFromPhone, from: side)
        case .abort(_, let side): WVP1Opcode(.abortFromPhone, from: side)
        case .ping: .ping
        case .pong: .pong
        case .unlink(let side): WVP1Opcode(.unlinkFromPhone, from: side)
        case .unknown(let opcode, _): opcode
        }
    }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        var opcode = opcode
        try coder.field("opcode", &opcode)
        if coder.isReading { self = Self(blank: opcode) }
        switch self {
        case .hello(var value):
            try value.code(&coder)
            self = .hello(value)
        case .helloAnswer(var value):
            try value.code(&coder)
            self = .helloAnswer(value)
        case .authentication(var token):
            try coder.field("token", &token)
            self = .authentication(token)
        case .authenticationResult(var value):
            try value.code(&coder)
            self = .authenticationResult(value)
        case .credit(var count, let side):
            try coder.field("credits", &count)
            self = .credit(count, from: side)
        case .acknowledgement(var value, let side):
            try value.code(&coder)
            self = .acknowledgement(value, from: side)
        case .refusal(var value, let side):
            try value.code(&coder)
            self = .refusal(value, from: side)
        case .abort(var slot, let side):
            try coder.field("slot", &slot)
            self = .abort(slot: slot, from: side)
        case .ping(var token):
            try coder.hex("token", &token)
            self = .ping(token)
        case .pong(var token):
            try coder.hex("token", &token)
            self = .pong(token)
        case .unlink: break
        case .unknown(let opcode, var content):
            try coder.bytes("content", &content)
            self = .unknown(opcode, content)
        }
    }

    /// A message of a kind, to be filled.
    private init(blank opcode: WVP1Opcode) {
        let side = opcode.sender
        switch opcode {
        case .hello: self = .hello(WVP1Hello())
        case .helloAnswer: self = .helloAnswer(WVP1HelloAnswer())
        case .authentication: self = .authentication(WVP1LinkToken())
        case .authenticationResult: self = .authenticationResult(WVP1AuthenticationResult())
        case .creditFromPhone, .creditFromGlasses: self = .credit(0, from: side)
        case .acknowledgementFromPhone, .acknowledgementFromGlasses:
            self = .acknowledgement(WVP1Acknowledgement(), from: side)
        case .refusalFromPhone, .refusalFromGlasses: self = .refusal(WVP1Refusal(), from: side)
        case .abortFromPhone, .abortFromGlasses: self = .abort(slot: 0, from: side)
        case .ping: self = .ping(0)
        case .pong: self = .pong(0)
        case .unlinkFromPhone, .unlinkFromGlasses: self = .unlink(from: side)
        default: self = .unknown(opcode, [])
        }
    }
}
