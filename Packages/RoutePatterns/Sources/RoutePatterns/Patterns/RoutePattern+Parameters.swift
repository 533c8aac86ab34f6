extension RoutePattern {
    /// A value of the pattern. Its index in ``RoutePattern/parameters`` is what code that reads and prints links calls it
    /// by.
    public struct Parameter: Hashable, Sendable {
        public enum Kind: Hashable, Sendable {
            /// Always there: one text.
            case path
            /// Always there: a list of at least one text.
            case tail
            /// One text, or none.
            case query
            /// Any number of texts.
            case repeatedQuery
        }

        public let name: String
        public let kind: Kind

        public init(name: String, kind: Kind) {
            self.name = name
            self.kind = kind
        }
    }

    /// All values: those of the path as they stand there, the tail, then those of the query.
    public var parameters: [Parameter] {
        segments.compactMap { segment in
            switch segment {
            case .literal: nil
            case .parameter(let name): Parameter(name: name, kind: .path)
            case .tail(let name): Parameter(name: name, kind: .tail)
            }
        } + query.map { Parameter(name: $0.name, kind: $0.isRepeated ? .repeatedQuery : .query) }
    }

    /// The pattern without its query: `/products/:id`.
    public var path: String { String(Substring(text.utf8.prefix { $0 != UInt8(ascii: "?") })) }

    /// Whether any value stands in the path. Without one, the path is an address by itself.
    public var hasPathParameters: Bool {
        segments.contains { if case .literal = $0 { false } else { true } }
    }
}
