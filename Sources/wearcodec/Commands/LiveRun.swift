// SPDX-License-Identifier: Apache-2.0

import CaptureFiles
import ToolSupport
import TraceDecoder

/// `wearcodec live`.
enum LiveRun {
    static func run(_ arguments: ParsedArguments, _ context: ToolContext) throws -> ExitCode {
        guard let name = arguments[LiveCommand.interface] else { return try list(context) }
        let path = arguments[LiveCommand.write]
        let format = try path.map(fileFormat)
        let setup = try TraceSetup(arguments, context)
        let interrupt = InterruptFlag.install()
        let capture: LiveCapture
        do throws(CaptureError) {
            capture = try LiveCapture(interface: name) { interrupt.isRaised }
        } catch {
            throw ToolFailure(.unreadable, "\(error.message); 'wearcodec live --list' lists the interfaces")
        }
        context.diagnostics.note("capturing on \(name), \(capture.link.name); Ctrl-C ends it")
        var printer = setup.makePrinter(context, isPrompt: true)
        let session = Session(capture: capture, path: path, format: format)
        do {
            try session.run(&printer, interrupt, context)
        } catch OutputFailure.closed {
            // The reader is gone; what was captured until then is still kept.
        }
        try session.finish()
        session.report(context)
        if interrupt.isRaised { return .interrupted }
        return arguments[RecordOptions.strict] && printer.faultCount > 0 ? .failed : .success
    }

    private static func list(_ context: ToolContext) throws -> ExitCode {
        let interfaces: [LiveCapture.Interface]
        do throws(CaptureError) { interfaces = try LiveCapture.interfaces().filter(\.isBluetooth) } catch {
            throw ToolFailure(.unreadable, error.message)
        }
        for interface in interfaces {
            let description = interface.description.isEmpty ? "" : "  " + TerminalText.escaped(interface.description)
            try context.output.print(TerminalText.escaped(interface.name) + description)
        }
        if interfaces.isEmpty {
            context.diagnostics.note(
                "no Bluetooth interface is there: libpcap shows bluetooth0 and so on where the kernel has an adapter, "
                    + "and bluetooth-monitor where it has Bluetooth at all")
        }
        return .success
    }

    private static func fileFormat(_ path: String) throws(ToolFailure) -> CaptureFormat {
        if let format = CaptureFormat(endingOf: path) { return format }
        let endings = CaptureFormat.allCases.map { "." + $0.rawValue }.joined(separator: ", ")
        throw ToolFailure(.usage, "the ending of '\(path)' in --write names no format; the endings are \(endings)")
    }
}

extension LiveRun {
    /// One capture that is printed and, if asked for, kept.
    final class Session {
        private let capture: LiveCapture
        private let path: String?
        private let format: CaptureFormat?
        private var writer: CaptureFileWriter?
        private var recordCount = 0

        init(capture: LiveCapture, path: String?, format: CaptureFormat?) {
            self.capture = capture
            self.path = path
            self.format = format
        }

        func run(_ printer: inout TracePrinter, _ interrupt: InterruptFlag, _ context: ToolContext) throws {
            try openFile()
            var batch = RecordBatch()
            while !printer.isFull, !interrupt.isRaised, try read(into: &batch) {
                recordCount += batch.records.count
                try keep(batch)
                try printer.consume(batch)
                try printer.flush()
                try context.output.flush()
            }
            try printer.finish()
            try context.output.flush()
        }

        private func read(into batch: inout RecordBatch) throws(ToolFailure) -> Bool {
            do throws(CaptureError) { return try capture.read(into: &batch) } catch {
                throw ToolFailure(.link, error.message)
            }
        }

        private func openFile() throws(ToolFailure) {
            guard let path, let format else { return }
            let full: CaptureFiles.CaptureFormat
            switch format {
            case .pcap: full = .pcap
            case .pcapng: full = .pcapng
            case .pklg: full = .packetLogger(bigEndian: true)
            case .btsnoop: full = .btsnoop(capture.link == .linuxMonitor ? .btsnoopMonitor : .btsnoopH4)
            }
            do throws(CaptureError) {
                writer = try CaptureFileWriter(path: path, format: full, link: capture.link)
            } catch { throw ToolFailure(.unreadable, error.message) }
        }

        private func keep(_ batch: RecordBatch) throws(ToolFailure) {
            guard let writer else { return }
            do throws(CaptureError) {
                for record in batch.records { try writer.write(record, in: batch) }
                try writer.flush()
            } catch { throw ToolFailure(.unreadable, error.message) }
        }

        func finish() throws(ToolFailure) {
            do throws(CaptureError) { try writer?.finish() } catch { throw ToolFailure(.unreadable, error.message) }
        }

        func report(_ context: ToolContext) {
            let dropped = capture.droppedCount
            if dropped > 0 { context.diagnostics.warning("the system dropped \(dropped) packets") }
            if let path, let writer {
                context.diagnostics.note("\(writer.writtenCount) of \(recordCount) records written to \(path)")
                for (loss, count) in writer.losses { context.diagnostics.warning("not kept: \(count) \(loss)") }
            }
        }
    }
}
