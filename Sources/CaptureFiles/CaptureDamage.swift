// SPDX-License-Identifier: Apache-2.0

/// A place where a capture is damaged; the records before it were read.
public struct CaptureDamage: Sendable, Hashable, CustomStringConvertible {
    /// Number that the damaged record would have had.
    public var record: Int
    /// Where in the file the damage was met.
    public var fileOffset: Int64
    public var message: String
    /// Whether the file could be read on behind the damage.
    public var isPassedOver: Bool

    public init(record: Int, fileOffset: Int64, message: String, isPassedOver: Bool = false) {
        self.record = record
        self.fileOffset = fileOffset
        self.message = message
        self.isPassedOver = isPassedOver
    }

    public var description: String { "record \(record) at file offset \(fileOffset): \(message)" }
}
