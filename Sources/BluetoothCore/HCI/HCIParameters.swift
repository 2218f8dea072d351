// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Parameters of a command or an event, return parameters, or a part of them.
public protocol HCIParameters: FieldCoded {}

extension HCIParameters {
    /// A value whose fields `fill` sets: `HCILESetScanEnable { $0.leScanEnable = .enabled }`.
    public init(_ fill: (inout Self) -> Void) {
        self.init()
        fill(&self)
    }
}

/// A command that hosts send to controllers; the layout is that of its parameters.
public protocol HCICommand: HCIParameters {
    static var opcode: HCIOpcode { get }
    /// The name in the Core specification or of the vendor.
    static var name: StaticString { get }
    /// What Command Complete returns.
    associatedtype ReturnParameters: HCIParameters
    /// Which event a controller answers with.
    static var answer: HCIAnswer { get }
}

extension HCICommand {
    public static var answer: HCIAnswer { .complete }
}

extension HCICommand where ReturnParameters == HCICommandStatusReturn {
    public static var answer: HCIAnswer { .status }
}

extension HCICommand where ReturnParameters == HCINoReturn {
    public static var answer: HCIAnswer { .none }
}

/// Which event answers a command.
public enum HCIAnswer: Sendable, Hashable {
    /// Command Complete.
    case complete
    /// Command Status at once, an event of its own later.
    case status
    /// No event unless something is wrong.
    case none
}

/// An event that controllers send to hosts; the layout is that of its parameters, behind the subevent code if it has one.
public protocol HCIEvent: HCIParameters {
    static var code: UInt8 { get }
    static var subeventCode: UInt8? { get }
    /// The name in the Core specification.
    static var name: StaticString { get }
}

extension HCIEvent {
    public static var subeventCode: UInt8? { nil }
}

/// An event under the LE Meta event, 0x3E.
public protocol HCILEEvent: HCIEvent {}

extension HCILEEvent {
    public static var code: UInt8 { 0x3e }
}
