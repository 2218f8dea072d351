// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import FieldCoding
import ToolSupport
import TraceDecoder

/// `wearcodec encode`.
enum EncodeRun {
    static func run(_ arguments: ParsedArguments, _ context: ToolContext) throws -> ExitCode {
        let codec = try CodecChoice.find(arguments[EncodeCommand.codec], arguments).codec
        let json = try text(arguments)
        let bytes: [UInt8]
        var missing: [String] = []
        do throws(JSONFault) {
            bytes = try codec.encode(try JSONValue(parsing: json), missing: &missing)
        } catch {
            throw ToolFailure(.failed, "malformed JSON for \(codec.id): \(error)")
        }
        if !missing.isEmpty {
            let names = missing.joined(separator: ", ")
            context.diagnostics.warning(
                "the JSON lacks \(names); it is taken as 0 or empty")
        }
        switch arguments[EncodeCommand.format] {
        case .hex: try context.output.print(Hex.string(bytes))
        case .binary: try context.output.write(bytes.span)
        }
        return .success
    }

    private static func text(_ arguments: ParsedArguments) throws -> String {
        if let json = arguments[EncodeCommand.json], json != "-" { return json }
        let bytes = try InputFile.bytes(of: arguments[EncodeCommand.input] ?? "-")
        guard UTF8Check.isValid(bytes.span) else { throw ToolFailure(.failed, "the JSON is not valid UTF-8") }
        return String(decoding: bytes, as: UTF8.self)
    }
}
