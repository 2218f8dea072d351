// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// No parameters at all.
public protocol HCIEmptyLayout: HCIParameters {}

extension HCIEmptyLayout {
    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {}
}

/// A connection handle and nothing else.
public protocol HCIHandleLayout: HCIParameters {
    var connectionHandle: UInt16 { get set }
}

extension HCIHandleLayout {
    public init(connectionHandle: UInt16) {
        self.init()
        self.connectionHandle = connectionHandle
    }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
    }
}

/// A device address and nothing else.
public protocol HCIAddressLayout: HCIParameters {
    var bdAddr: BluetoothAddress { get set }
}

extension HCIAddressLayout {
    public init(bdAddr: BluetoothAddress) {
        self.init()
        self.bdAddr = bdAddr
    }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("bdAddr", &bdAddr)
    }
}

/// A status and nothing else.
public protocol HCIStatusLayout: HCIParameters {
    var status: HCIStatus { get set }
}

extension HCIStatusLayout {
    public init(status: HCIStatus) {
        self.init()
        self.status = status
    }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("status", &status)
    }
}

/// A status and a connection handle.
public protocol HCIStatusHandleLayout: HCIParameters {
    var status: HCIStatus { get set }
    var connectionHandle: UInt16 { get set }
}

extension HCIStatusHandleLayout {
    public init(status: HCIStatus, connectionHandle: UInt16) {
        self.init()
        self.status = status
        self.connectionHandle = connectionHandle
    }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("status", &status)
        try coder.field("connectionHandle", &connectionHandle)
    }
}
