/// A kind of path, and the values that stand in it: `/products/:id/*rest?color&tag*`.
public struct RoutePattern: Sendable {
    /// What stands between two slashes.
    public enum Segment: Hashable, Sendable {
        /// This very text.
        case literal(String)
        /// `:name`, a value: one segment, whatever it holds.
        case parameter(String)
        /// `*name`, a list of values: one or more segments, up to the end of the path.
        case tail(String)
    }

    /// A value in the query.
    public struct QueryParameter: Hashable, Sendable {
        public let name: String
        /// `name*`: it may stand there any number of times. Any other stands there once or not at all.
        public let isRepeated: Bool

        public init(name: String, isRepeated: Bool) {
            self.name = name
            self.isRepeated = isRepeated
        }
    }

    /// The pattern as it was written.
    public let text: String
    public let segments: [Segment]
    /// In the order in which they are printed.
    public let query: [QueryParameter]

    /// Takes a pattern apart.
    ///
    /// - Throws: ``RoutePatternError``, which says what is wrong and where.
    /// - Complexity: O(*n*) in the length of the text.
    public init(_ text: String) throws(RoutePatternError) {
        var parser = PatternParser(text)
        self.text = text
        segments = try parser.segments()
        query = try parser.query()
        try parser.checkNames(segments, query)
    }

    /// The most segments, and the most query parameters, that a pattern has.
    public static let limit = 32
}

extension RoutePattern: Hashable {
    /// Byte by byte, as patterns are matched: another normal form of the same letters is another pattern.
    public static func == (one: Self, other: Self) -> Bool { one.text.utf8.elementsEqual(other.text.utf8) }

    public func hash(into hasher: inout Hasher) {
        for byte in text.utf8 { hasher.combine(byte) }
    }
}
