// SPDX-License-Identifier: Apache-2.0

internal import ByteCoding
public import FieldCoding

/// What holds for every codec and every input.
public enum CodecProperties {
    /// Checks, for bytes that `codec` accepts, that it writes the same bytes again, and that the JSON that it prints
    /// reads back to them. What it refuses has to be refused by every way of reading it.
    ///
    /// - Returns: Whether `bytes` were accepted.
    @discardableResult
    public static func check(_ codec: ValueCodec, _ bytes: [UInt8]) throws(TestingError) -> Bool {
        var text = ValuePrinter(style: .text)
        let textOutcome = codec.print(bytes.span, to: &text)
        var strict = ValuePrinter(style: .json)
        _ = codec.print(bytes.span, policy: .strict, to: &strict)
        var printer = ValuePrinter(style: .json)
        let outcome = codec.print(bytes.span, to: &printer)
        guard textOutcome.error == outcome.error else {
            throw failure(codec, bytes, "text and JSON disagree about the fault")
        }

        let again: [UInt8]
        do throws(DecodeError) { again = try codec.reencode(bytes.span) } catch {
            guard outcome.error == error else {
                throw failure(codec, bytes, "decoding gives \(error), printing \(String(describing: outcome.error))")
            }
            // A refused value still prints its first fields as sound JSON.
            _ = try parse(printer.string, codec, bytes)
            return false
        }
        guard outcome.error == nil else {
            throw failure(codec, bytes, "decoding accepts what printing refuses: \(String(describing: outcome.error))")
        }
        guard again == bytes else { throw failure(codec, bytes, "written again: \(Hex.string(again))") }

        let json = try parse(printer.string, codec, bytes)
        let encoded: [UInt8]
        do throws(JSONFault) { encoded = try codec.encode(json) } catch {
            throw failure(codec, bytes, "the printed JSON is refused: \(error)\n\(printer.string)")
        }
        guard encoded == bytes else {
            throw failure(codec, bytes, "the printed JSON gives \(Hex.string(encoded))\n\(printer.string)")
        }
        return true
    }

    private static func parse(_ text: String, _ codec: ValueCodec, _ bytes: [UInt8]) throws(TestingError) -> JSONValue {
        do throws(JSONFault) { return try JSONValue(parsing: text) } catch {
            throw failure(codec, bytes, "what is printed is no JSON: \(error)\n\(text)")
        }
    }

    private static func failure(_ codec: ValueCodec, _ bytes: [UInt8], _ what: String) -> TestingError {
        TestingError("\(codec.id) (\(codec.name)), bytes \(Hex.string(bytes)): \(what)")
    }
}
