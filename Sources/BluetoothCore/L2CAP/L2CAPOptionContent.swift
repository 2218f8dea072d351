// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// The data of a configuration option; its type says which it is (Core specification 5.4, volume 3, part A, 5).
public enum L2CAPOptionContent: TaggedFields, Hashable {
    case mtu(L2CAPConfigurationOption.MTU)
    case flushTimeout(L2CAPConfigurationOption.FlushTimeout)
    case qualityOfService(L2CAPConfigurationOption.QualityOfService)
    case retransmissionAndFlowControl(L2CAPConfigurationOption.RetransmissionAndFlowControl)
    case fcs(L2CAPConfigurationOption.FCS)
    case extendedFlowSpecification(L2CAPConfigurationOption.ExtendedFlowSpecification)
    case extendedWindowSize(L2CAPConfigurationOption.ExtendedWindowSize)
    /// A type that the specification does not define, or data that could not be read.
    case raw(L2CAPOptionType, [UInt8])

    public static var tagName: StaticString { "type" }

    public var tag: L2CAPOptionType {
        switch self {
        case .mtu: .mtu
        case .flushTimeout: .flushTimeout
        case .qualityOfService: .qualityOfService
        case .retransmissionAndFlowControl: .retransmissionAndFlowControl
        case .fcs: .fcs
        case .extendedFlowSpecification: .extendedFlowSpecification
        case .extendedWindowSize: .extendedWindowSize
        case .raw(let tag, _): tag
        }
    }

    public var rawBytes: [UInt8]? {
        if case .raw(_, let bytes) = self { bytes } else { nil }
    }

    public init(blank tag: L2CAPOptionType) {
        switch tag {
        case .mtu: self = .mtu(L2CAPConfigurationOption.MTU())
        case .flushTimeout: self = .flushTimeout(L2CAPConfigurationOption.FlushTimeout())
        case .qualityOfService: self = .qualityOfService(L2CAPConfigurationOption.QualityOfService())
        case .retransmissionAndFlowControl:
            self = .retransmissionAndFlowControl(L2CAPConfigurationOption.RetransmissionAndFlowControl())
        case .fcs: self = .fcs(L2CAPConfigurationOption.FCS())
        case .extendedFlowSpecification:
            self = .extendedFlowSpecification(L2CAPConfigurationOption.ExtendedFlowSpecification())
        case .extendedWindowSize: self = .extendedWindowSize(L2CAPConfigurationOption.ExtendedWindowSize())
        default: self = .raw(tag, [])
        }
    }

    public static func unread(_ tag: L2CAPOptionType, _ bytes: [UInt8]) -> L2CAPOptionContent { .raw(tag, bytes) }

    public mutating func codeFields<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        switch self {
        case .mtu(var fields):
            try fields.code(&coder)
            self = .mtu(fields)
        case .flushTimeout(var fields):
            try fields.code(&coder)
            self = .flushTimeout(fields)
        case .qualityOfService(var fields):
            try fields.code(&coder)
            self = .qualityOfService(fields)
        case .retransmissionAndFlowControl(var fields):
            try fields.code(&coder)
            self = .retransmissionAndFlowControl(fields)
        case .fcs(var fields):
            try fields.code(&coder)
            self = .fcs(fields)
        case .extendedFlowSpecification(var fields):
            try fields.code(&coder)
            self = .extendedFlowSpecification(fields)
        case .extendedWindowSize(var fields):
            try fields.code(&coder)
            self = .extendedWindowSize(fields)
        case .raw: break
        }
    }
}
