// SPDX-License-Identifier: Apache-2.0

public import ByteCoding

/// A parcel as one array of bytes and one table of what lies where in it.
///
/// Reading checks everything in one pass and makes nothing but the two; strings and values are made when they are asked
/// for. The bytes are always those that Android would write: what was spelled in another way is spelled anew and
/// reported (a lenient reader), or refused (a strict one).
///
/// Source: Android's `Parcel`, `BaseBundle`, `Intent`, `Uri`; Android promises no stable form, hence the API level.
public struct FlatParcel: Sendable {
    public private(set) var shape: ParcelShape
    public private(set) var api: AndroidAPI
    /// The parcel's bytes.
    public private(set) var bytes: [UInt8]
    private(set) var nodes: [ParcelNode]

    /// Reads a parcel; bytes after it stay in `reader`.
    public init(
        _ shape: ParcelShape, decoding reader: inout ByteReader, api: AndroidAPI = .standard,
        options: ParcelOptions = ParcelOptions()
    ) throws(DecodeError) {
        let whole = reader.bytes.extracting(reader.offset..<reader.bytes.count)
        var scanner = ParcelScanner(
            whole.raw, base: reader.position, api: api, policy: reader.policy, options: options)
        try scanner.scan(shape)
        self.shape = shape
        self.api = api
        nodes = scanner.nodes
        bytes = Array(copying: whole.extracting(0..<scanner.offset))
        reader.adopt(scanner.oddities)
        try reader.skip(scanner.offset)
        if scanner.needsRewriting { try rewrite(options, at: reader.position) }
    }

    /// Reads a parcel that takes all of `bytes`.
    ///
    /// - Parameter oddities: what a lenient decode accepted although Android would not write it.
    public init(
        _ shape: ParcelShape, decoding bytes: Span<UInt8>, api: AndroidAPI = .standard,
        options: ParcelOptions = ParcelOptions(), policy: DecodePolicy = .lenient, oddities: inout [DecodeError]
    ) throws(DecodeError) {
        var reader = ByteReader(bytes, policy: policy)
        try self.init(shape, decoding: &reader, api: api, options: options)
        try reader.expectEnd()
        oddities = reader.oddities
    }

    /// Reads a parcel that takes all of `bytes`. The array itself is kept where it is spelled as Android would.
    public init(
        _ shape: ParcelShape, decoding bytes: [UInt8], api: AndroidAPI = .standard,
        options: ParcelOptions = ParcelOptions(), policy: DecodePolicy = .lenient
    ) throws(DecodeError) {
        var scanner = ParcelScanner(bytes.span.raw, base: 0, api: api, policy: policy, options: options)
        try scanner.scan(shape)
        let end = scanner.offset
        if end < bytes.count && policy == .strict {
            throw DecodeError(.trailingBytes(count: bytes.count - end), offset: end)
        }
        self.shape = shape
        self.api = api
        nodes = scanner.nodes
        self.bytes = end == bytes.count ? bytes : Array(bytes[..<end])
        if scanner.needsRewriting { try rewrite(options, at: 0) }
    }

    /// The parcel of a value.
    public init(
        _ content: ParcelContent, api: AndroidAPI = .standard, options: ParcelOptions = ParcelOptions()
    ) throws(ParcelFault) {
        let spelled = try content.encoded(for: api, options: options)
        var scanner = ParcelScanner(spelled.span.raw, base: 0, api: api, policy: .lenient, options: options)
        do throws(DecodeError) { try scanner.scan(content.shape) } catch {
            // Only an opaque value can be what no reader takes.
            throw ParcelFault(error.description)
        }
        shape = content.shape
        self.api = api
        nodes = scanner.nodes
        bytes = spelled
        // An opaque value may turn out to be one that is read, and then it may have another spelling.
        guard scanner.needsRewriting else { return }
        let again = try self.content.encoded(for: api, options: options)
        if again != spelled { self = try FlatParcel(self.content, api: api, options: options) }
    }

    /// Spells the value as Android would.
    private mutating func rewrite(_ options: ParcelOptions, at position: Int) throws(DecodeError) {
        do throws(ParcelFault) { self = try FlatParcel(content, api: api, options: options) } catch {
            throw DecodeError(.invalidValue, offset: position, detail: error.description)
        }
    }

    /// Appends the parcel's bytes.
    public func encode(into bytes: inout [UInt8]) { bytes += self.bytes }

    // MARK: Values

    private func tree<T>(_ make: (borrowing ParcelTree) -> T) -> T {
        make(ParcelTree(bytes.span.raw, nodes.span, api))
    }

    /// The bundle of the parcel, of its intent or of its result; nil where that is null.
    public var extras: Extras? {
        switch shape {
        case .bundle, .result: tree { $0.extras(at: 0) }
        case .intent: intent?.extras
        }
    }

    /// The intent; nil where the parcel holds something else.
    public var intent: Intent? {
        guard shape == .intent else { return nil }
        return tree { $0.intent(at: 0) }
    }

    /// The outcome of a broadcast; nil where the parcel holds something else.
    public var result: BroadcastOutcome? {
        guard shape == .result else { return nil }
        return tree { tree in
            var cursor = ParcelCursor(tree.bytes, at: 0)
            let code = cursor.int32()
            return BroadcastOutcome(code: code, data: cursor.string16(), extras: tree.extras(at: 0))
        }
    }

    /// The value of a key of ``extras``, without making the others.
    public subscript(key: JavaString) -> ExtraValue? {
        tree { tree in
            guard let bundle = nodes.indices.first(where: { isExtras($0) }) else { return nil }
            let hash = key.javaHash
            var child = bundle + 1
            while child < Int(nodes[bundle].next) {
                if nodes[child].hash == hash, tree.key(of: nodes[child]) == key { return tree.value(at: child) }
                child = Int(nodes[child].next)
            }
            return nil
        }
    }

    /// Whether a node is the outermost bundle.
    private func isExtras(_ index: Int) -> Bool {
        guard nodes[index].type == .bundle else { return false }
        guard shape == .intent else { return index == 0 }
        // The bundle of the intent itself and not of its selector, which comes first.
        var child = 1
        if nodes.indices.contains(child), nodes[child].type == .intent { child = Int(nodes[child].next) }
        return index == child
    }

    /// The whole value as a tree.
    public var content: ParcelContent {
        switch shape {
        case .bundle: .bundle(extras)
        case .intent: .intent(intent ?? Intent())
        case .result: .result(result ?? BroadcastOutcome(code: 0))
        }
    }
}

extension FlatParcel: Equatable {
    public static func == (left: FlatParcel, right: FlatParcel) -> Bool {
        left.shape == right.shape && left.api == right.api && left.bytes == right.bytes
    }
}

extension ParcelScanner {
    /// Reads a whole parcel.
    mutating func scan(_ shape: ParcelShape) throws(DecodeError) {
        switch shape {
        case .bundle: try bundle(.none, null: .allowed)
        case .intent: try intent(.none)
        case .result:
            _ = try readWord()
            _ = try string16()
            try bundle(.none, null: .allowed)
        }
    }
}
