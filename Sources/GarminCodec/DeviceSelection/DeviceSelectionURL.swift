// SPDX-License-Identifier: Apache-2.0

public import ByteCoding

/// A URL of the form `scheme://host/path?name=value&name`, taken apart without a change to its spelling.
public struct DeviceSelectionURL: Sendable, Hashable, CustomStringConvertible {
    /// One part of the query. Some have no value and no `=`.
    public struct Item: Sendable, Hashable {
        /// As it is spelled in the URL.
        public var rawName: String
        public var rawValue: String?

        public var name: String { PercentEncoding.decode(rawName) }
        public var value: String? { rawValue.map { PercentEncoding.decode($0) } }

        public init(_ name: String, _ value: String?) {
            rawName = PercentEncoding.encode(name)
            rawValue = value.map { PercentEncoding.encode($0) }
        }

        init(raw text: Substring) {
            if let equals = text.utf8.firstIndex(of: 0x3d) {
                rawName = String(text[..<equals])
                rawValue = String(text[text.utf8.index(after: equals)...])
            } else {
                rawName = String(text)
                rawValue = nil
            }
        }
    }

    public var scheme: String
    public var host: String
    /// With the slash at its start; empty where there is none.
    public var path: String
    /// Nil where there is no `?`.
    public var items: [Item]?
    /// What follows `#`; nil where there is none.
    public var fragment: String?

    public init(scheme: String, host: String, path: String = "", items: [Item] = []) {
        self.scheme = scheme
        self.host = host
        self.path = path
        self.items = items
    }

    /// Takes a URL apart.
    ///
    /// - Throws: `DecodeError` whose offset counts bytes of the text.
    public init(parsing text: String) throws(DecodeError) {
        let bytes = text.utf8
        guard let colon = bytes.firstIndex(of: 0x3a), text[colon...].hasPrefix("://"), colon > bytes.startIndex else {
            throw DecodeError(.invalidValue, path: ["scheme"], offset: 0, detail: "no scheme followed by ://")
        }
        let head = text[..<colon]
        let isScheme = head.utf8.enumerated().allSatisfy { place, byte in
            switch byte {
            case 0x41...0x5a, 0x61...0x7a: true
            case 0x30...0x39, 0x2b, 0x2d, 0x2e: place > 0
            default: false
            }
        }
        guard isScheme else {
            throw DecodeError(.invalidValue, path: ["scheme"], offset: 0, detail: "\(head) is no scheme")
        }
        scheme = String(head)
        var rest = text[bytes.index(colon, offsetBy: 3)...]
        if let hash = rest.utf8.firstIndex(of: 0x23) {
            fragment = String(rest[rest.utf8.index(after: hash)...])
            rest = rest[..<hash]
        }
        if let question = rest.utf8.firstIndex(of: 0x3f) {
            let query = rest[rest.utf8.index(after: question)...]
            rest = rest[..<question]
            items =
                query.isEmpty ? [] : query.split(separator: "&", omittingEmptySubsequences: false).map(Item.init(raw:))
        }
        let slash = rest.utf8.firstIndex(of: 0x2f) ?? rest.endIndex
        host = String(rest[..<slash])
        path = String(rest[slash...])
    }

    public var description: String {
        var text = "\(scheme)://\(host)\(path)"
        if let items {
            let parts = items.map { item in item.rawValue.map { "\(item.rawName)=\($0)" } ?? item.rawName }
            text += "?" + parts.joined(separator: "&")
        }
        if let fragment { text += "#\(fragment)" }
        return text
    }

    /// The value of the first item with a name; nil where it is missing, empty where it has none.
    public subscript(name: String) -> String? {
        get { items?.first { $0.name == name }.map { $0.value ?? "" } }
        set {
            var all = items ?? []
            defer { items = all }
            guard let newValue else { return all.removeAll { $0.name == name } }
            if let place = all.firstIndex(where: { $0.name == name }) {
                all[place] = Item(name, newValue)
            } else {
                all.append(Item(name, newValue))
            }
        }
    }
}
