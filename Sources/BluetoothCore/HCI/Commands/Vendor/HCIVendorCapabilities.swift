// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// What LE Get Vendor Capabilities returns (Android, "HCI requirements", vendor-specific capabilities).
///
/// Each version of the layout added fields at the end, so it ends where the bytes do.
/// Bytes: status 1, maxAdvtInstances 1, offloadedResolutionOfPrivateAddress 1, totalScanResultsStorage 2,
/// maxIRKListSize 1, filteringSupport 1, maxFilter 1, activityEnergyInfoSupport 1, versionSupported 2,
/// totalNumOfAdvtTracked 2, extendedScanSupport 1, debugLoggingSupported 1, addressGenerationOffloadingSupport 1,
/// a2dpSourceOffloadCapabilityMask 4, bluetoothQualityReportSupport 1, dynamicAudioBufferSupport 4,
/// a2dpOffloadV2Support 1, further the rest.
public struct HCIVendorCapabilities: HCIParameters {
    public var status = HCIStatus()
    public var maxAdvtInstances: UInt8?
    public var offloadedResolutionOfPrivateAddress: UInt8?
    public var totalScanResultsStorage: UInt16?
    public var maxIRKListSize: UInt8?
    public var filteringSupport: UInt8?
    public var maxFilter: UInt8?
    public var activityEnergyInfoSupport: UInt8?
    /// Version of the Android requirements: minor in the upper byte on the wire, major in the lower (assumed).
    public var versionSupported: UInt16?
    public var totalNumOfAdvtTracked: UInt16?
    public var extendedScanSupport: UInt8?
    public var debugLoggingSupported: UInt8?
    public var addressGenerationOffloadingSupport: UInt8?
    public var a2dpSourceOffloadCapabilityMask: UInt32?
    public var bluetoothQualityReportSupport: UInt8?
    public var dynamicAudioBufferSupport: UInt32?
    public var a2dpOffloadV2Support: UInt8?
    /// Fields that later versions may add.
    public var further: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        var isOpen = true
        try coder.field("status", &status)
        try coder.tail("maxAdvtInstances", &maxAdvtInstances, &isOpen)
        try coder.tail("offloadedResolutionOfPrivateAddress", &offloadedResolutionOfPrivateAddress, &isOpen)
        try coder.tail("totalScanResultsStorage", &totalScanResultsStorage, &isOpen)
        try coder.tail("maxIRKListSize", &maxIRKListSize, &isOpen)
        try coder.tail("filteringSupport", &filteringSupport, &isOpen)
        try coder.tail("maxFilter", &maxFilter, &isOpen)
        try coder.tail("activityEnergyInfoSupport", &activityEnergyInfoSupport, &isOpen)
        try coder.tail("versionSupported", &versionSupported, &isOpen)
        try coder.tail("totalNumOfAdvtTracked", &totalNumOfAdvtTracked, &isOpen)
        try coder.tail("extendedScanSupport", &extendedScanSupport, &isOpen)
        try coder.tail("debugLoggingSupported", &debugLoggingSupported, &isOpen)
        try coder.tail("addressGenerationOffloadingSupport", &addressGenerationOffloadingSupport, &isOpen)
        try coder.tail("a2dpSourceOffloadCapabilityMask", &a2dpSourceOffloadCapabilityMask, &isOpen)
        try coder.tail("bluetoothQualityReportSupport", &bluetoothQualityReportSupport, &isOpen)
        try coder.tail("dynamicAudioBufferSupport", &dynamicAudioBufferSupport, &isOpen)
        try coder.tail("a2dpOffloadV2Support", &a2dpOffloadV2Support, &isOpen)
        if !coder.isReading && !isOpen { further = [] }
        try coder.bytes("further", &further)
    }
}

extension FieldCoder where Self: ~Copyable & ~Escapable {
    /// A field that is there if the bytes reach it; what follows one that is missing is left out.
    fileprivate mutating func tail<V: FieldValue>(
        _ name: StaticString, _ value: inout V?, _ isOpen: inout Bool
    ) throws(Failure) {
        if !isReading {
            if value == nil { isOpen = false }
            if !isOpen { value = nil }
        }
        try optional(name, &value, if: remaining != 0)
    }
}
