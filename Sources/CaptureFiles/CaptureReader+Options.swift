// SPDX-License-Identifier: Apache-2.0

extension CaptureReader {
    /// How a capture is read.
    public struct Options: Sendable {
        /// At the end of a regular file, wait for it to grow.
        public var follow: Bool
        /// Longest data of one record, in bytes; what is longer counts as damage.
        public var maximumRecordLength: Int
        /// How many bytes a batch is filled with at most, unless one record needs more.
        public var batchByteTarget: Int
        /// Called at the end of a followed file instead of sleeping 50 ms, and when a signal interrupts reading; false
        /// ends it.
        public var onWait: (@Sendable () -> Bool)?

        public init(
            follow: Bool = false, maximumRecordLength: Int = 262_144, batchByteTarget: Int = 256 * 1024,
            onWait: (@Sendable () -> Bool)? = nil
        ) {
            self.follow = follow
            self.maximumRecordLength = maximumRecordLength
            self.batchByteTarget = batchByteTarget
            self.onWait = onWait
        }
    }
}
