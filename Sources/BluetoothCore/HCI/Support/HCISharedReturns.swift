// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Return parameters of the many commands that return their status only.
public struct HCIStatusReturn: HCIStatusLayout {
    public var status = HCIStatus()
    public init() {}
}

/// What a command returns that is answered by Command Status; a Command Complete for it holds an error.
public struct HCICommandStatusReturn: HCIStatusLayout {
    public var status = HCIStatus()
    public init() {}
}

/// Return parameters of a command that no event answers.
public struct HCINoReturn: HCIEmptyLayout {
    public init() {}
}

/// Bytes: status 1, connectionHandle 2.
public struct HCIStatusHandleReturn: HCIStatusHandleLayout {
    public var status = HCIStatus()
    public var connectionHandle: UInt16 = 0
    public init() {}
}

/// Bytes: status 1, bdAddr 6.
public struct HCIStatusAddressReturn: HCIParameters {
    public var status = HCIStatus()
    public var bdAddr = BluetoothAddress()

    public init() {}

    public init(status: HCIStatus, bdAddr: BluetoothAddress) {
        self.status = status
        self.bdAddr = bdAddr
    }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("status", &status)
        try coder.field("bdAddr", &bdAddr)
    }
}

/// Parameters whose layout is not public or not described here.
public struct HCIOpaqueParameters: HCIParameters {
    public var parameters: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.bytes("parameters", &parameters)
    }
}
