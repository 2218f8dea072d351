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
    /// Nodes of texts that have no offset yet.
    private var hasTexts = false

    init(_ encoding: MonkeyEncoding) { self.encoding = encoding }

    /// A text that waits for its place in the string block; no type has this code.
    static var waitingCode: UInt8 { 0xff }

    mutating func add(root: Item) throws(Item.Failure) {
        message.rootIndices.append(queue.count)
        queue.append(root)
        var depth = 0
        while message.nodes.count < queue.count {
            let endOfLevel = queue.count
            while message.nodes.count < endOfLevel {
                try queue[message.nodes.count].append(to: &self)
            }
            depth += 1
            guard queue.count == endOfLevel || depth <= encoding.maximumDepth else {
                throw Item.failure(MonkeyEncodingError(.tooDeep(limit: encoding.maximumDepth)))
            }
        }
    }

    mutating func append(_ node: MonkeyNode) { message.nodes.append(node) }

    /// A container: its children are those handed to ``push(_:)`` from now on.
    mutating func append(_ type: MonkeyType, count: UInt32) {
        message.nodes.append(MonkeyNode(type, low: count, high: UInt32(clamping: queue.count)))
    }

    mutating func push(_ child: Item) { queue.append(child) }
    mutating func push(contentsOf children: [Item]) { queue.append(contentsOf: children) }

    mutating func append(bytes: [UInt8]) {
        append(
            MonkeyNode(.byteArray, low: UInt32(clamping: bytes.count), high: UInt32(clamping: message.blobs.count)))
        message.blobs.append(contentsOf: bytes)
    }

    mutating func append(text: some Sequence<UInt8>) throws(Item.Failure) {
        let start = texts.count
        texts.append(contentsOf: text)
        let count = texts.count - start
        guard count <= min(encoding.maximumStringBytes, Int(UInt16.max) - 1) else {
            throw Item.failure(
                MonkeyEncodingError(.stringTooLong(byteCount: count, limit: encoding.maximumStringBytes)))
        }
        var node = MonkeyNode(.string, low: UInt32(clamping: count), high: UInt32(clamping: start))
        node.code = Self.waitingCode
        append(node)
        hasTexts = true
    }

    /// Gives every text an entry and returns the message.
    consuming func finish() throws(Item.Failure) -> MonkeyMessage {
        guard hasTexts else { return try checked() }
        var pool = MonkeyStringPool()
        let texts = texts
        for index in message.indices(in: encoding.stringOrder) where message.nodes[index].code == Self.waitingCode {
            let node = message.nodes[index]
            let text = texts.span.extracting(Int(node.high)..<Int(node.high) + Int(node.low))
            guard let offset = pool.insert(text) else { throw Item.failure(MonkeyEncodingError(.tooLarge)) }
            message.nodes[index] = MonkeyNode(.string, low: offset, high: 1)
        }
        message.strings = pool.bytes
        return try checked()
    }

    private func checked() throws(Item.Failure) -> MonkeyMessage {
        guard message.byteCount <= Int(Int32.max) else { throw Item.failure(MonkeyEncodingError(.tooLarge)) }
        return message
    }
}
