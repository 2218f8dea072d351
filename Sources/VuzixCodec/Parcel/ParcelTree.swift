// SPDX-License-Identifier: Apache-2.0

/// Makes the tree of values from a table of nodes and the bytes to which it belongs.
struct ParcelTree: ~Escapable {
    let bytes: RawSpan
    let nodes: Span<ParcelNode>
    let api: AndroidAPI

    @_lifetime(copy bytes, copy nodes)
    init(_ bytes: RawSpan, _ nodes: Span<ParcelNode>, _ api: AndroidAPI) {
        self.bytes = bytes
        self.nodes = nodes
        self.api = api
    }

    func key(of node: ParcelNode) -> JavaString {
        guard node.key != ParcelNode.noKey else { return JavaString() }
        var cursor = ParcelCursor(bytes, at: Int(node.key))
        return cursor.string16() ?? JavaString()
    }

    // MARK: Bundles

    /// Nil for null.
    func extras(at index: Int) -> Extras? {
        guard nodes.indices.contains(index), nodes[index].type == .bundle else { return nil }
        var entries: [Extras.Entry] = []
        entries.reserveCapacity(Int(nodes[index].count))
        var child = index + 1
        var isSorted = true
        while child < Int(nodes[index].next) {
            let node = nodes[child]
            if let last = entries.last, last.hash > node.hash { isSorted = false }
            entries.append(Extras.Entry(key: key(of: node), hash: node.hash, value: value(at: child)))
            child = Int(node.next)
        }
        if !isSorted { entries.sort { $0.hash < $1.hash } }
        var extras = Extras(ordered: entries)
        if api.hasIntentDeclaration, !entries.isEmpty {
            var cursor = ParcelCursor(bytes, at: Int(nodes[index].offset))
            let end = Int(nodes[index].offset) + 8 + Int(cursor.word())
            cursor.offset = end
            let declared = cursor.word() == 1
            if declared != extras.holdsIntent { extras.declaresIntent = declared }
        }
        return extras
    }

    // MARK: Values

    func value(at index: Int) -> ExtraValue {
        let node = nodes[index]
        let count = Int(node.count)
        var cursor = ParcelCursor(bytes, at: Int(node.offset))
        switch node.type {
        case .null: return .null
        case .bool: return .bool(cursor.word() == 1)
        case .boolArray: return .boolArray((0..<count).map { _ in cursor.word() != 0 })
        case .bundle: return .bundle(extras(at: index) ?? Extras())
        case .bundleArray: return .bundleArray(elements(index) { extras(at: $0) })
        case .byte: return .byte(Int8(truncatingIfNeeded: cursor.word()))
        case .byteArray: return .byteArray(cursor.blob(count))
        case .char:
            return .char(
                UInt16(truncatingIfNeeded: api.hasLengthPrefixes ? UInt64(cursor.word()) : cursor.bigEndian(2)))
        case .charArray: return .charArray(small(&cursor, count).map { UInt16(truncatingIfNeeded: $0) })
        case .double: return .double(Double(bitPattern: cursor.doubleWord()))
        case .doubleArray:
            let isStream = api.streamsDoubleArrays
            return .doubleArray(
                (0..<count).map { _ in
                    Double(bitPattern: isStream ? cursor.bigEndian(8) : cursor.doubleWord())
                })
        case .float: return .float(Float(bitPattern: cursor.word()))
        case .floatArray:
            let isStream = !api.hasLengthPrefixes
            return .floatArray(
                (0..<count).map { _ in
                    Float(bitPattern: isStream ? UInt32(truncatingIfNeeded: cursor.bigEndian(4)) : cursor.word())
                })
        case .int: return .int(cursor.int32())
        case .intArray: return .intArray((0..<count).map { _ in cursor.int32() })
        case .intent: return .intent(intent(at: index))
        case .intentArray:
            return .intentArray(elements(index) { nodes[$0].type == .intent ? intent(at: $0) : nil })
        case .long: return .long(Int64(bitPattern: cursor.doubleWord()))
        case .longArray: return .longArray((0..<count).map { _ in Int64(bitPattern: cursor.doubleWord()) })
        case .short: return .short(Int16(truncatingIfNeeded: cursor.word()))
        case .shortArray: return .shortArray(small(&cursor, count).map { Int16(truncatingIfNeeded: $0) })
        case .string:
            return cursor.string16().map { .string($0) } ?? .null
        case .stringArray: return .stringArray((0..<count).map { _ in cursor.string16() })
        case .parcelableArray: return .parcelableArray(elements(index) { parcelable(at: $0) })
        case .serializable:
            let name = cursor.string16() ?? JavaString()
            return .serializable(className: name, stream: cursor.blob(Int(cursor.int32())))
        case .opaque:
            // The code precedes the length, which precedes the payload.
            var before = ParcelCursor(bytes, at: Int(node.offset) - 8)
            return .opaque(code: before.int32(), payload: cursor.blob(count))
        }
    }

    /// Elements of 16 bits: words of their own, or in a stream.
    private func small(_ cursor: inout ParcelCursor, _ count: Int) -> [UInt64] {
        let isStream = !api.hasLengthPrefixes
        var result: [UInt64] = []
        result.reserveCapacity(count)
        for _ in 0..<count { result.append(isStream ? cursor.bigEndian(2) : UInt64(cursor.word())) }
        return result
    }

    private func elements<T>(_ index: Int, _ make: (Int) -> T?) -> [T?] {
        var result: [T?] = []
        var child = index + 1
        while child < Int(nodes[index].next) {
            result.append(make(child))
            child = Int(nodes[child].next)
        }
        return result
    }

    private func parcelable(at index: Int) -> ExtraParcelable? {
        switch nodes[index].type {
        case .bundle: extras(at: index).map { .bundle($0) }
        case .intent: .intent(intent(at: index))
        default: nil
        }
    }

    // MARK: Intents

    func intent(at index: Int) -> Intent {
        let node = nodes[index]
        var cursor = ParcelCursor(bytes, at: Int(node.offset))
        var child = index + 1
        var intent = Intent()
        intent.action = cursor.text(api)
        intent.data = ParcelURI.read(&cursor, api)
        intent.type = cursor.text(api)
        if api.hasIdentifier { intent.identifier = cursor.text(api) }
        intent.flags = cursor.int32()
        if api.hasExtendedFlags { intent.extendedFlags = cursor.int32() }
        intent.package = cursor.text(api)
        if let package = cursor.string16() {
            intent.component = ComponentName(package: package, className: cursor.string16() ?? JavaString())
        }
        if cursor.word() != 0 {
            intent.sourceBounds = SourceBounds(
                left: cursor.int32(), top: cursor.int32(), right: cursor.int32(), bottom: cursor.int32())
        }
        let categoryCount = Int(cursor.int32())
        if categoryCount > 0 {
            var categories: [JavaString] = []
            for _ in 0..<min(categoryCount, bytes.byteCount / 4) {
                if let category = cursor.text(api) { categories.append(category) }
            }
            intent.categories = categories
        }
        if cursor.word() != 0, child < Int(node.next) {
            intent.selector = self.intent(at: child)
            cursor.offset = Int(nodes[child].count)
            child = Int(nodes[child].next)
        }
        // Clip data was refused.
        _ = cursor.word()
        intent.contentUserHint = cursor.int32()
        guard child < Int(node.next) else { return intent }
        intent.extras = extras(at: child)
        child = Int(nodes[child].next)
        if api.hasOriginalIntent, child < Int(node.next) { intent.originalIntent = self.intent(at: child) }
        return intent
    }
}
