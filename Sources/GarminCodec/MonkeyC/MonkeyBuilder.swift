// SPDX-License-Identifier: Apache-2.0

/// What can be laid out breadth first: a tree of values, or JSON.
protocol MonkeyBuildable {
    associatedtype Failure: Error
    /// Appends one node for `self`, and for a container hands its children to the builder.
    func append(to builder: inout MonkeyBuilder<Self>) throws(Failure)
    /// The error of a layout that is not possible.
    static func failure(_ error: MonkeyEncodingError) -> Failure
}

/// Turns a tree into a ``MonkeyMessage``: nodes breadth first, then the string block in the order that is wanted.
struct MonkeyBuilder<Item: MonkeyBuildable> {
    let encoding: MonkeyEncoding
    private(set) var message = MonkeyMessage()
    /// Items whose nodes are to be appended: index `k` becomes node `k`.
    private var queue: [Item] = []
    /// Texts one after the other; a text node that waits for its offset holds its range.
    private var texts: [UInt8] = []
    /// Index that a reader will give to the first child of the next container.
    private var nextChild = 0
    /// Whether a reader will look for the children of this container elsewhere, since counts announced too much.
    private var isMisplaced = false
    /// Whether a reader would take a value for the child of another container.
    private var isContradictory = false
    /// Containers around the node that comes next.
    private var depth = 0
    private var hasTexts = false
    /// Whether strings were given by offset.
    private var hasOffsets = false
    /// A string block that is to be used as it is.
    private var block: [UInt8]?

    init(_ encoding: MonkeyEncoding) { self.encoding = encoding }

    /// A text that waits for its place in the string block; no type has this code.
    static var waitingCode: UInt8 { 0xff }

    mutating func add(root: Item) throws(Item.Failure) {
        if !queue.isEmpty { message.furtherRoots.append(queue.count) }
        queue.append(root)
        depth = 0
        nextChild = queue.count
        while message.nodes.count < queue.count {
            let endOfLevel = queue.count
            while message.nodes.count < endOfLevel {
                try queue[message.nodes.count].append(to: &self)
            }
            depth += 1
        }
    }

    mutating func append(_ node: MonkeyNode) {
        message.nodes.append(node)
        message.dataByteCount += node.inlineByteCount
    }

    /// A container: its children are those handed to ``push(_:)`` from now on.
    mutating func append(_ type: MonkeyType, count: UInt32) throws(Item.Failure) {
        guard depth < encoding.maximumDepth else {
            throw Item.failure(MonkeyEncodingError(.tooDeep(limit: encoding.maximumDepth)))
        }
        let node = MonkeyNode(type, low: count, high: UInt32(clamping: nextChild))
        append(node)
        isMisplaced = nextChild != queue.count
        nextChild &+= node.declaredChildren
    }

    mutating func push(_ child: Item) {
        if isMisplaced || queue.count >= nextChild { isContradictory = true }
        queue.append(child)
    }

    mutating func push(contentsOf children: [Item]) {
        if !children.isEmpty && (isMisplaced || queue.count + children.count > nextChild) { isContradictory = true }
        queue.append(contentsOf: children)
    }

    mutating func append(bytes: [UInt8]) {
        append(
            MonkeyNode(.byteArray, low: UInt32(clamping: bytes.count), high: UInt32(clamping: message.blobs.count)))
        message.blobs.append(contentsOf: bytes)
        message.dataByteCount += bytes.count
    }

    mutating func append(text: some Sequence<UInt8>) throws(Item.Failure) {
        let start = texts.count
        texts.append(contentsOf: text)
        let count = texts.count - start
        guard block != nil || count <= min(encoding.maximumStringBytes, Int(UInt16.max) - 1) else {
            throw Item.failure(
                MonkeyEncodingError(.stringTooLong(byteCount: count, limit: encoding.maximumStringBytes)))
        }
        var node = MonkeyNode(.string, low: UInt32(clamping: count), high: UInt32(clamping: start))
        node.code = Self.waitingCode
        append(node)
        hasTexts = true
    }

    /// A string by its offset.
    mutating func append(offset: UInt32) {
        append(MonkeyNode(.string, low: offset, high: 0))
        hasOffsets = true
    }

    /// Takes a string block as it is instead of making one.
    mutating func use(block: [UInt8]) { self.block = block }

    /// Gives every text an entry and returns the message.
    consuming func finish() throws(Item.Failure) -> MonkeyMessage {
        guard !isContradictory else { throw Item.failure(MonkeyEncodingError(.contradictoryCounts)) }
        if let block { try resolve(in: block) } else { try makeBlock() }
        if hasOffsets { resolveOffsets() }
        guard message.byteCount <= Int(Int32.max) else { throw Item.failure(MonkeyEncodingError(.tooLarge)) }
        return message
    }

    private mutating func resolveOffsets() {
        let starts = MonkeyEntryStarts(message.strings ?? [])
        for (index, node) in message.nodes.enumerated() where node.type == .string && node.high == 0 {
            message.nodes[index] = MonkeyNode(.string, low: node.low, high: starts.contains(node.low) ? 1 : 0)
        }
    }

    private mutating func makeBlock() throws(Item.Failure) {
        guard hasTexts else { return }
        var pool = MonkeyStringPool()
        for index in message.indices(in: encoding.stringOrder) where message.nodes[index].code == Self.waitingCode {
            let node = message.nodes[index]
            let range = Int(node.high)..<Int(node.high) + Int(node.low)
            guard let offset = pool.insert(texts.span.extracting(range)) else {
                throw Item.failure(MonkeyEncodingError(.tooLarge))
            }
            message.nodes[index] = MonkeyNode(.string, low: offset, high: 1)
        }
        message.strings = pool.bytes
    }

    private mutating func resolve(in block: [UInt8]) throws(Item.Failure) {
        message.strings = block
        let entries = MonkeyEntries(block).firstByText
        for (index, node) in message.nodes.enumerated() where node.code == Self.waitingCode {
            let text = Array(texts[Int(node.high)..<Int(node.high) + Int(node.low)])
            guard let offset = entries[text] else { throw Item.failure(MonkeyEncodingError(.noSuchEntry)) }
            message.nodes[index] = MonkeyNode(.string, low: UInt32(clamping: offset), high: 1)
        }
    }
}
