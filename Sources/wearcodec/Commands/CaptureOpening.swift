// SPDX-License-Identifier: Apache-2.0

import CaptureFiles
import ToolSupport

/// Opening captures, and telling what was wrong with them.
enum CaptureOpening {
    static func open(
        _ path: String, follow: Bool = false, _ interrupt: InterruptFlag
    ) throws(ToolFailure) -> CaptureReader {
        do throws(CaptureError) {
            // Small batches stay in the processor's caches on their way from reading to printing.
            let options = CaptureReader.Options(follow: follow, batchByteTarget: 96 * 1024) {
                !interrupt.wait(milliseconds: 50)
            }
            return try CaptureReader(path: path, options: options)
        } catch {
            // What was stopped says nothing about the input.
            if interrupt.isRaised { throw ToolFailure(.interrupted, nil) }
            throw ToolFailure(.unreadable, error.message)
        }
    }

    /// Reports damage and notices once; true when there was damage.
    @discardableResult
    static func report(_ reader: CaptureReader, _ context: ToolContext) -> Bool {
        for notice in reader.notices { context.diagnostics.note(notice) }
        for damage in reader.damage {
            let rest = damage.isPassedOver ? "reading went on after it" : "what came before was read"
            context.diagnostics.warning("\(reader.name) is damaged at \(damage); \(rest)")
        }
        return !reader.damage.isEmpty
    }
}
