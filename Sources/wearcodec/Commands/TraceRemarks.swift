// SPDX-License-Identifier: Apache-2.0

import ToolSupport
import TraceDecoder

extension TraceSetup {
    /// Says, after a capture was printed, why nothing or less than expected came of it.
    func remark(printed: Int, _ context: ToolContext) {
        for note in decoder.databaseNotes { context.diagnostics.note(note) }
        let statistics = decoder.statistics
        if statistics.encryptedPackets > 0, !printsPackets {
            context.diagnostics.note(
                "\(statistics.encryptedPackets) packets are encrypted on the air and cannot be decoded")
        }
        guard printed == 0 else { return }
        let records = statistics.records == 1 ? "1 record" : "\(statistics.records) records"
        if statistics.records == 0 {
            context.diagnostics.note("the capture holds no records")
        } else if isFiltered {
            context.diagnostics.note("none of \(records) passed the filter on the layer that is printed (--layer)")
        } else {
            context.diagnostics.note(
                "nothing was found on this layer in \(records); 'wearcodec info' tells what there is, and "
                    + "--layer hci prints every packet")
        }
    }
}
