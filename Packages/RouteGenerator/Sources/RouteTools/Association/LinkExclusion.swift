/// Links that the system is not to open in the app, although a route fits them.
public struct LinkExclusion: Hashable, Sendable {
    /// As Apple's patterns are written.
    public let path: String
    /// Names of the query and the patterns of their values, in their order.
    public let query: [Item]

    public struct Item: Hashable, Sendable {
        public var name: String
        public var pattern: String
    }

    /// Reads `/admin/*` or `/products?preview=*`. In the path, `*` stands for any characters; what follows a question mark
    /// is the query, where `*` stands for any value that is not empty.
    ///
    /// - Throws: ``RouteToolError/malformedExclusion(_:)``.
    public init(_ text: String) throws(RouteToolError) {
        let path = text.prefix { $0 != "?" }
        let rest = text.dropFirst(path.count)
        guard path.hasPrefix("/"), text.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value < 0x7F && $0 != "#" })
        else { throw .malformedExclusion(text) }
        var items: [Item] = []
        for part in rest.dropFirst().split(separator: "&", omittingEmptySubsequences: false) where !rest.isEmpty {
            let name = part.prefix { $0 != "=" }
            let pattern = part.dropFirst(name.count + 1)
            guard !name.isEmpty, !pattern.isEmpty else { throw .malformedExclusion(text) }
            // Apple counts a missing item as an empty one, which * would match: all links would be excluded.
            items.append(Item(name: String(name), pattern: pattern == "*" ? "?*" : String(pattern)))
        }
        guard rest.isEmpty || !items.isEmpty else { throw .malformedExclusion(text) }
        self.path = String(path)
        query = items
    }
}
