// SPDX-License-Identifier: Apache-2.0

internal import CaptureFiles
internal import FieldCoding
internal import TraceDecoder
public import WearTesting

extension FuzzChecks {
    /// Whole captures, decoded and printed in all formats. The JSON has to be JSON, and tsv to have its columns.
    public static func captures(_ input: [UInt8]) throws(TestingError) {
        let formats: [TraceRenderer.Options] = [
            TraceRenderer.Options(format: .text), TraceRenderer.Options(format: .json, namesLayer: true),
            TraceRenderer.Options(format: .tsv),
        ]
        for options in formats {
            let layers: TraceLayers = options.format == .tsv ? .att : .all
            for line in printed(input, options, layers).split(separator: "\n") {
                switch options.format {
                case .text: break
                case .json:
                    do throws(JSONFault) { _ = try JSONValue(parsing: line) } catch {
                        throw TestingError("a line is no JSON: \(error)\n\(line)")
                    }
                case .tsv:
                    let columns = line.count { $0 == "\t" } + 1
                    guard columns == TraceField.tsvDefault.count else {
                        throw TestingError("a line has \(columns) columns:\n\(line)")
                    }
                }
            }
        }
    }

    private static func printed(_ input: [UInt8], _ options: TraceRenderer.Options, _ layers: TraceLayers) -> String {
        let decoder = TraceDecoder(options: TraceDecoder.Options(layers: layers))
        var renderer = TraceRenderer(options: options)
        var records = RecordBatch()
        var events = EventBatch()
        do throws(CaptureError) {
            let reader = try CaptureReader(bytes: input)
            while try reader.read(into: &records) {
                decoder.decode(records, into: &events)
                render(&events, decoder, &renderer)
            }
        } catch {}
        decoder.finish(into: &events)
        render(&events, decoder, &renderer)
        var text = ""
        renderer.drain { bytes in
            text = bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
        }
        return text
    }

    private static func render(_ events: inout EventBatch, _ decoder: TraceDecoder, _ renderer: inout TraceRenderer) {
        let context = TraceContext(decoder, events)
        for event in events.events { renderer.render(event, events.bytes.span, context) }
        events.removeAll()
    }
}
