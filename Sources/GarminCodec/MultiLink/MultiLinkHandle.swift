// SPDX-License-Identifier: Apache-2.0

/// An open link.
public struct MultiLinkHandle: Sendable, Hashable {
    public var service: MultiLinkService
    /// As the register response names it: bit 7 marks the reliable transport.
    public var handle: UInt8
    public var isReliable: Bool

    public init(service: MultiLinkService, handle: UInt8, isReliable: Bool) {
        self.service = service
        self.handle = handle
        self.isReliable = isReliable
    }
}
