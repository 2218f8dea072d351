// SPDX-License-Identifier: Apache-2.0

/// Writes parcels. Everything in them takes whole words of 4 bytes, so it collects words.
struct ParcelWriter {
    let api: AndroidAPI
    let maximumDepth: Int
    /// What could not be written, the first of it.
    private(set) var fault: ParcelFault?
    var words: [UInt32] = []
    private var depth = 0

    init(_ api: AndroidAPI, options: ParcelOptions = ParcelOptions(), capacity: Int = 64) {
        self.api = api
        maximumDepth = options.maximumDepth
        words.reserveCapacity(capacity)
    }

    /// The bytes, or what could not be written.
    func finish() throws(ParcelFault) -> [UInt8] {
        if let fault { throw fault }
        guard words.count <= Int(Int32.max) / 4 else { throw ParcelFault("a parcel of more than 2 GiB") }
        #if _endian(little)
            // Integers have no bits that bytes could not show.
            return unsafe words.withUnsafeBytes { unsafe Array($0) }
        #else
            return words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
        #endif
    }

    mutating func fail(_ message: String) {
        if fault == nil { fault = ParcelFault(message) }
    }

    /// Runs `write` and puts `name` before the path of its fault.
    private mutating func inside(_ name: () -> String, _ hadFault: Bool) {
        if !hadFault, fault != nil { fault?.path.insert(name(), at: 0) }
    }

    // MARK: Primitives

    @inline(__always)
    mutating func write(_ word: UInt32) { words.append(word) }
    @inline(__always)
    mutating func write(_ value: Int32) { words.append(UInt32(bitPattern: value)) }
    @inline(__always)
    mutating func write(count: Int) { words.append(UInt32(truncatingIfNeeded: count)) }
    @inline(__always)
    mutating func write(_ value: UInt64) {
        words.append(UInt32(truncatingIfNeeded: value))
        words.append(UInt32(truncatingIfNeeded: value >> 32))
    }

    /// Null is -1.
    mutating func string16(_ text: JavaString?) {
        guard let text else { return write(UInt32.max) }
        string16(text)
    }

    mutating func string16(_ text: JavaString) {
        let units = text.units
        let count = units.count
        write(count: count)
        var index = 0
        while index + 1 < count {
            write(UInt32(units[index]) | UInt32(units[index + 1]) << 16)
            index += 2
        }
        // The zero unit at the end shares a word with the last unit, or has one of its own.
        write(index < count ? UInt32(units[index]) : UInt32(0))
    }

    mutating func string8(_ text: JavaString?) {
        guard let text else { return write(UInt32.max) }
        let bytes = ARTText.bytes(text.units)
        write(count: bytes.count)
        pack(bytes)
        if bytes.count & 3 == 0 { write(UInt32(0)) }
    }

    /// A string of an intent.
    mutating func text(_ text: JavaString?) {
        if api.usesString8 { string8(text) } else { string16(text) }
    }

    mutating func blob(_ bytes: [UInt8]) {
        write(count: bytes.count)
        pack(bytes)
    }

    /// Bytes, with zeros up to a whole word.
    private mutating func pack(_ bytes: [UInt8]) {
        var index = 0
        while index + 3 < bytes.count {
            write(
                UInt32(bytes[index]) | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2]) << 16
                    | UInt32(bytes[index + 3]) << 24)
            index += 4
        }
        guard index < bytes.count else { return }
        var last: UInt32 = 0
        for (place, byte) in bytes[index...].enumerated() { last |= UInt32(byte) << UInt32(8 * place) }
        write(last)
    }

    private mutating func descend() -> Bool {
        guard depth < maximumDepth else {
            fail("bundles and intents nested more than \(maximumDepth) levels deep")
            return false
        }
        depth += 1
        return true
    }

    // MARK: Bundles

    mutating func bundle(_ extras: Extras?) {
        guard let extras else { return write(UInt32.max) }
        guard descend() else { return }
        defer { depth -= 1 }
        guard !extras.isEmpty else { return write(UInt32(0)) }
        let start = words.count
        write(UInt32(0))
        write(ParcelCode.magic)
        write(count: extras.count)
        for entry in extras.entries {
            let hadFault = fault != nil
            string16(entry.key)
            value(entry.value)
            inside({ entry.key.string }, hadFault)
        }
        patchLength(at: start, from: start + 2)
        if api.hasIntentDeclaration { write(UInt32(extras.intentDeclaration ? 1 : 0)) }
    }

    /// Writes the count of bytes from `first` on.
    mutating func patchLength(at index: Int, from first: Int) {
        words[index] = UInt32(truncatingIfNeeded: (words.count - first) * 4)
    }

    // MARK: Intents

    mutating func intent(_ intent: Intent) {
        guard descend() else { return }
        defer { depth -= 1 }
        text(intent.action)
        write(UInt32(intent.data == nil ? 0 : 1))
        if let data = intent.data { text(data) }
        text(intent.type)
        if api.hasIdentifier {
            text(intent.identifier)
        } else if intent.identifier != nil {
            fail("an identifier needs API 29, not \(api.level)")
        }
        write(intent.flags)
        if api.hasExtendedFlags {
            write(intent.extendedFlags)
        } else if intent.extendedFlags != 0 {
            fail("extended flags need API 35, not \(api.level)")
        }
        text(intent.package)
        string16(intent.component?.package)
        if let component = intent.component { string16(component.className) }
        write(UInt32(intent.sourceBounds == nil ? 0 : 1))
        if let bounds = intent.sourceBounds {
            for side in [bounds.left, bounds.top, bounds.right, bounds.bottom] { write(side) }
        }
        write(count: intent.categories.count)
        for category in intent.categories { text(category) }
        nested(intent.selector, "selector")
        write(UInt32(0))
        write(intent.contentUserHint)
        let hadFault = fault != nil
        bundle(intent.extras)
        inside({ "extras" }, hadFault)
        if api.hasOriginalIntent {
            nested(intent.originalIntent, "originalIntent")
        } else if intent.originalIntent != nil {
            fail("an original intent needs API 33, not \(api.level)")
        }
    }

    private mutating func nested(_ intent: Intent?, _ name: String) {
        guard let intent else { return write(UInt32(0)) }
        write(UInt32(1))
        let hadFault = fault != nil
        self.intent(intent)
        inside({ name }, hadFault)
    }
}
