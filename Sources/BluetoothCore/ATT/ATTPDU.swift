// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// A PDU of the Attribute Protocol (Core specification 5.4, volume 3, part F, 3.4): an opcode and the fields that it
/// selects.
///
/// The fields of each case encode without the opcode; the PDU as a whole has it. Where a trace has to be fast,
/// ``ATTView`` looks at the same bytes without building values.
///
/// An entry length of zero, a classic way to hang a decoder, is an error; an entry that is not whole at the end of a
/// list is kept and reported.
public enum ATTPDU: TaggedFields, Hashable {
    case errorResponse(ErrorResponse)
    case exchangeMTURequest(ExchangeMTU)
    case exchangeMTUResponse(ExchangeMTU)
    case findInformationRequest(FindInformationRequest)
    case findInformationResponse(FindInformationResponse)
    case findByTypeValueRequest(FindByTypeValueRequest)
    case findByTypeValueResponse(FindByTypeValueResponse)
    case readByTypeRequest(ReadByTypeRequest)
    case readByTypeResponse(ReadByTypeResponse)
    case readRequest(ReadRequest)
    case readResponse(Value)
    case readBlobRequest(ReadBlobRequest)
    case readBlobResponse(Value)
    case readMultipleRequest(Handles)
    case readMultipleResponse(Value)
    case readByGroupTypeRequest(ReadByTypeRequest)
    case readByGroupTypeResponse(ReadByGroupTypeResponse)
    case writeRequest(Write)
    case writeResponse(Empty)
    case writeCommand(Write)
    case signedWriteCommand(SignedWrite)
    case prepareWriteRequest(PrepareWrite)
    case prepareWriteResponse(PrepareWrite)
    case executeWriteRequest(ExecuteWrite)
    case executeWriteResponse(Empty)
    case readMultipleVariableRequest(Handles)
    case readMultipleVariableResponse(ReadMultipleVariableResponse)
    case handleValueNotification(Write)
    case handleValueIndication(Write)
    case handleValueConfirmation(Empty)
    case multipleHandleValueNotification(MultipleHandleValueNotification)
    /// An opcode that the specification does not define, with the bytes behind it.
    case raw(ATTOpcode, [UInt8])

    public static var tagName: StaticString { "opcode" }

    public var tag: ATTOpcode {
        switch self {
        case .errorResponse: .errorResponse
        case .exchangeMTURequest: .exchangeMTURequest
        case .exchangeMTUResponse: .exchangeMTUResponse
        case .findInformationRequest: .findInformationRequest
        case .findInformationResponse: .findInformationResponse
        case .findByTypeValueRequest: .findByTypeValueRequest
        case .findByTypeValueResponse: .findByTypeValueResponse
        case .readByTypeRequest: .readByTypeRequest
        case .readByTypeResponse: .readByTypeResponse
        case .readRequest: .readRequest
        case .readResponse: .readResponse
        case .readBlobRequest: .readBlobRequest
        case .readBlobResponse: .readBlobResponse
        case .readMultipleRequest: .readMultipleRequest
        case .readMultipleResponse: .readMultipleResponse
        case .readByGroupTypeRequest: .readByGroupTypeRequest
        case .readByGroupTypeResponse: .readByGroupTypeResponse
        case .writeRequest: .writeRequest
        case .writeResponse: .writeResponse
        case .writeCommand: .writeCommand
        case .signedWriteCommand: .signedWriteCommand
        case .prepareWriteRequest: .prepareWriteRequest
        case .prepareWriteResponse: .prepareWriteResponse
        case .executeWriteRequest: .executeWriteRequest
        case .executeWriteResponse: .executeWriteResponse
        case .readMultipleVariableRequest: .readMultipleVariableRequest
        case .readMultipleVariableResponse: .readMultipleVariableResponse
        case .handleValueNotification: .handleValueNotification
        case .handleValueIndication: .handleValueIndication
        case .handleValueConfirmation: .handleValueConfirmation
        case .multipleHandleValueNotification: .multipleHandleValueNotification
        case .raw(let tag, _): tag
        }
    }

    public var rawBytes: [UInt8]? {
        if case .raw(_, let bytes) = self { bytes } else { nil }
    }

    public init(blank tag: ATTOpcode) {
        switch tag {
        case .errorResponse: self = .errorResponse(ErrorResponse())
        case .exchangeMTURequest: self = .exchangeMTURequest(ExchangeMTU())
        case .exchangeMTUResponse: self = .exchangeMTUResponse(ExchangeMTU())
        case .findInformationRequest: self = .findInformationRequest(FindInformationRequest())
        case .findInformationResponse: self = .findInformationResponse(FindInformationResponse())
        case .findByTypeValueRequest: self = .findByTypeValueRequest(FindByTypeValueRequest())
        case .findByTypeValueResponse: self = .findByTypeValueResponse(FindByTypeValueResponse())
        case .readByTypeRequest: self = .readByTypeRequest(ReadByTypeRequest())
        case .readByTypeResponse: self = .readByTypeResponse(ReadByTypeResponse())
        case .readRequest: self = .readRequest(ReadRequest())
        case .readResponse: self = .readResponse(Value())
        case .readBlobRequest: self = .readBlobRequest(ReadBlobRequest())
        case .readBlobResponse: self = .readBlobResponse(Value())
        case .readMultipleRequest: self = .readMultipleRequest(Handles())
        case .readMultipleResponse: self = .readMultipleResponse(Value())
        case .readByGroupTypeRequest: self = .readByGroupTypeRequest(ReadByTypeRequest())
        case .readByGroupTypeResponse: self = .readByGroupTypeResponse(ReadByGroupTypeResponse())
        case .writeRequest: self = .writeRequest(Write())
        case .writeResponse: self = .writeResponse(Empty())
        case .writeCommand: self = .writeCommand(Write())
        case .signedWriteCommand: self = .signedWriteCommand(SignedWrite())
        case .prepareWriteRequest: self = .prepareWriteRequest(PrepareWrite())
        case .prepareWriteResponse: self = .prepareWriteResponse(PrepareWrite())
        case .executeWriteRequest: self = .executeWriteRequest(ExecuteWrite())
        case .executeWriteResponse: self = .executeWriteResponse(Empty())
        case .readMultipleVariableRequest: self = .readMultipleVariableRequest(Handles())
        case .readMultipleVariableResponse: self = .readMultipleVariableResponse(ReadMultipleVariableResponse())
        case .handleValueNotification: self = .handleValueNotification(Write())
        case .handleValueIndication: self = .handleValueIndication(Write())
        case .handleValueConfirmation: self = .handleValueConfirmation(Empty())
        case .multipleHandleValueNotification:
            self = .multipleHandleValueNotification(MultipleHandleValueNotification())
        default: self = .raw(tag, [])
        }
    }

    public static func unread(_ tag: ATTOpcode, _ bytes: [UInt8]) -> ATTPDU { .raw(tag, bytes) }

    public mutating func codeFields<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        switch self {
        case .errorResponse(var fields):
            try fields.code(&coder)
            self = .errorResponse(fields)
        case .exchangeMTURequest(var fields):
            try fields.code(&coder)
            self = .exchangeMTURequest(fields)
        case .exchangeMTUResponse(var fields):
            try fields.code(&coder)
            self = .exchangeMTUResponse(fields)
        case .findInformationRequest(var fields):
            try fields.code(&coder)
            self = .findInformationRequest(fields)
        case .findInformationResponse(var fields):
            try fields.code(&coder)
            self = .findInformationResponse(fields)
        case .findByTypeValueRequest(var fields):
            try fields.code(&coder)
            self = .findByTypeValueRequest(fields)
        case .findByTypeValueResponse(var fields):
            try fields.code(&coder)
            self = .findByTypeValueResponse(fields)
        case .readByTypeRequest(var fields):
            try fields.code(&coder)
            self = .readByTypeRequest(fields)
        case .readByTypeResponse(var fields):
            try fields.code(&coder)
            self = .readByTypeResponse(fields)
        case .readRequest(var fields):
            try fields.code(&coder)
            self = .readRequest(fields)
        case .readResponse(var fields):
            try fields.code(&coder)
            self = .readResponse(fields)
        case .readBlobRequest(var fields):
            try fields.code(&coder)
            self = .readBlobRequest(fields)
        case .readBlobResponse(var fields):
            try fields.code(&coder)
            self = .readBlobResponse(fields)
        case .readMultipleRequest(var fields):
            try fields.code(&coder)
            self = .readMultipleRequest(fields)
        case .readMultipleResponse(var fields):
            try fields.code(&coder)
            self = .readMultipleResponse(fields)
        case .readByGroupTypeRequest(var fields):
            try fields.code(&coder)
            self = .readByGroupTypeRequest(fields)
        case .readByGroupTypeResponse(var fields):
            try fields.code(&coder)
            self = .readByGroupTypeResponse(fields)
        case .writeRequest(var fields):
            try fields.code(&coder)
            self = .writeRequest(fields)
        case .writeResponse(var fields):
            try fields.code(&coder)
            self = .writeResponse(fields)
        case .writeCommand(var fields):
            try fields.code(&coder)
            self = .writeCommand(fields)
        case .signedWriteCommand(var fields):
            try fields.code(&coder)
            self = .signedWriteCommand(fields)
        case .prepareWriteRequest(var fields):
            try fields.code(&coder)
            self = .prepareWriteRequest(fields)
        case .prepareWriteResponse(var fields):
            try fields.code(&coder)
            self = .prepareWriteResponse(fields)
        case .executeWriteRequest(var fields):
            try fields.code(&coder)
            self = .executeWriteRequest(fields)
        case .executeWriteResponse(var fields):
            try fields.code(&coder)
            self = .executeWriteResponse(fields)
        case .readMultipleVariableRequest(var fields):
            try fields.code(&coder)
            self = .readMultipleVariableRequest(fields)
        case .readMultipleVariableResponse(var fields):
            try fields.code(&coder)
            self = .readMultipleVariableResponse(fields)
        case .handleValueNotification(var fields):
            try fields.code(&coder)
            self = .handleValueNotification(fields)
        case .handleValueIndication(var fields):
            try fields.code(&coder)
            self = .handleValueIndication(fields)
        case .handleValueConfirmation(var fields):
            try fields.code(&coder)
            self = .handleValueConfirmation(fields)
        case .multipleHandleValueNotification(var fields):
            try fields.code(&coder)
            self = .multipleHandleValueNotification(fields)
        case .raw: break
        }
    }

    public var opcode: ATTOpcode { tag }
}
