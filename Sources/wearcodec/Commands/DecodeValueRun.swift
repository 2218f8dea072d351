// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import FieldCoding
import ToolSupport
import TraceDecoder

/// `wearcodec decode --as CODEC`.
enum DecodeValueRun {
    static func run(_ word: String, _ arguments: ParsedArguments, _ context: ToolContext) throws -> ExitCode {
        let entry = try CodecChoice.find(word, arguments)
        let fields = try fields(arguments)
        let bytes = try value(arguments)
        let format = TraceSetup.format(arguments[RecordOptions.format])
        var renderer = ValueRenderer(
            format: format, fields: fields, policy: arguments[RecordOptions.strict] ? .strict : .lenient)
        let outcome = renderer.render(bytes, entry)
        try context.output.write(renderer.text)
        try context.output.flush()
        // JSON and tsv carry the oddities themselves.
        if format == .text {
            for oddity in outcome.oddities { context.diagnostics.warning(oddity.description) }
        }
        guard let error = outcome.error else { return .success }
        throw ToolFailure(.failed, "malformed \(entry.codec.id) value: \(error)")
    }

    private static func value(_ arguments: ParsedArguments) throws(ToolFailure) -> [UInt8] {
        if let path = arguments[DecodeCommand.input] { return try InputFile.bytes(of: path) }
        do throws(DecodeError) {
            return try Hex.bytes(arguments[DecodeCommand.hex] ?? "")
        } catch {
            throw ToolFailure(.failed, "--hex is not hex: \(error.detail) at character \(error.offset + 1)")
        }
    }

    private static func fields(_ arguments: ParsedArguments) throws(ToolFailure) -> [ValueRenderer.Field]? {
        guard let names = arguments[RecordOptions.fields] else { return nil }
        var fields: [ValueRenderer.Field] = []
        for name in names {
            guard let field = ValueRenderer.Field(rawValue: name) else {
                let known = ValueRenderer.Field.allCases.map(\.rawValue).joined(separator: ", ")
                throw ToolFailure(.usage, "unknown field '\(name)' in --fields; the fields of a value: \(known)")
            }
            fields.append(field)
        }
        return fields
    }
}
