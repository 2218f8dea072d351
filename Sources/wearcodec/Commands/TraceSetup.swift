// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import ToolSupport
import TraceDecoder

/// What the options of `decode` and `live` ask of the decoder and the printer.
struct TraceSetup {
    let decoder: TraceDecoder
    private let options: TraceRenderer.Options
    private let printed: TraceLayers
    private let filter: TraceFilter?
    private let limit: Int

    init(_ arguments: ParsedArguments, _ context: ToolContext) throws {
        let format = arguments[RecordOptions.format]
        var layers = Self.layers(arguments[RecordOptions.layer])
        // Text is for people, who want to see connections come and go between the PDUs.
        if format == .text && layers != .hci { layers.insert(.link) }
        printed = layers
        filter = try Self.filter(arguments, context)
        limit = arguments[RecordOptions.limit] ?? .max
        options = TraceRenderer.Options(
            format: Self.format(format), fields: try Self.fields(arguments),
            policy: arguments[RecordOptions.strict] ? .strict : .lenient,
            isColored: context.terminal.colorsOutput(arguments[RecordOptions.color]),
            namesLayer: arguments[RecordOptions.layer] != .att)
        decoder = TraceDecoder(
            options: TraceDecoder.Options(
                layers: layers, database: try arguments[RecordOptions.attributeTables].map(AttributeTables.read)))
    }

    var isFiltered: Bool { filter != nil || limit == 0 }
    var printsPackets: Bool { printed.contains(.hci) }

    /// A printer for these options; a prompt one prints each batch before the next is read.
    func makePrinter(_ context: ToolContext, isPrompt: Bool) -> TracePrinter {
        TracePrinter(
            decoder: decoder, options: options, output: context.output, printed: printed, filter: filter, limit: limit,
            isPrompt: isPrompt)
    }

    static func format(_ format: RecordFormat) -> TraceRenderer.Format {
        switch format {
        case .text: .text
        case .json: .json
        case .tsv: .tsv
        }
    }

    private static func layers(_ layer: Layer) -> TraceLayers {
        switch layer {
        case .att: .att
        case .hci: .hci
        case .l2cap: .l2cap
        case .gatt: .gatt
        case .vendor: .vendor
        case .all: .all
        }
    }

    private static func filter(_ arguments: ParsedArguments, _ context: ToolContext) throws -> TraceFilter? {
        let peers = try peers(arguments)
        guard let expression = arguments[RecordOptions.filter] else { return peers }
        do throws(FilterError) {
            let filter = try TraceFilter(
                parsing: expression, policy: arguments[RecordOptions.strict] ? .strict : .lenient)
            return peers.map { filter.and($0) } ?? filter
        } catch {
            let (line, marker) = error.excerpt(of: expression)
            context.diagnostics.error("--filter: \(error.message)")
            context.diagnostics.plain("  " + line)
            context.diagnostics.plain("  " + marker)
            throw ToolFailure(.usage, nil)
        }
    }

    private static func peers(_ arguments: ParsedArguments) throws -> TraceFilter? {
        let addresses = try PeerOptions.addresses(arguments)
        return addresses.isEmpty ? nil : TraceFilter(peers: addresses)
    }

    private static func fields(_ arguments: ParsedArguments) throws -> [TraceField]? {
        guard let names = arguments[RecordOptions.fields] else { return nil }
        return try names.map { name in
            guard let field = TraceField(rawValue: name) else {
                let known = TraceField.allCases.map(\.rawValue).joined(separator: ", ")
                throw ToolFailure(.usage, "unknown field '\(name)' in --fields; known fields: \(known)")
            }
            return field
        }
    }
}
