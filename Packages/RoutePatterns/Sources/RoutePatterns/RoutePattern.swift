/// A path and the values in it: `/products/:id/*rest?color&tag*`.
///
/// <doc:PatternSyntax> describes the syntax.
public struct RoutePattern: Sendable {
    /// A part of the path between two slashes.
    public enum Segment: Hashable, Sendable {
        /// Matches exactly this text.
        case literal(String)
        /// `:name` matches one segment with any text.
        case parameter(String)
        /// `*name` matches one or more segments, up to the end of the path.
        case tail(String)
    }

    /// A value in the query.
    public struct QueryParameter: Hashable, Sendable {
        public let name: String
        /// A Boolean value that indicates whether the parameter can occur several times: `name*`.
        public let isRepeated: Bool

        public init(name: String, isRepeated: Bool) {
            self.name = name
            self.isRepeated = isRepeated
        }
    }

    /// A value of the pattern. Code that reads and prints links refers to it by its index in ``RoutePattern/parameters``.
    public struct Parameter: Hashable, Sendable {
        public enum Kind: Hashable, Sendable {
            /// Exactly one text.
            case path
            /// A list of at least one text.
            case tail
            /// One text or none.
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

    /// The pattern as it was written.
    public let text: String
    public let segments: [Segment]
    /// The query parameters in the order in which they are printed.
    public let query: [QueryParameter]
    /// All values: those of the path in their order, the tail, then those of the query.
    public let parameters: [Parameter]
    /// The indices of the segments that hold values.
    public let valueSegments: [Int]

    /// Parses a pattern.
    ///
    /// - Throws: ``RoutePatternError`` with the problem and its position.
    /// - Complexity: O(*n*) in the length of the text.
    public init(_ text: String) throws(RoutePatternError) {
        var parser = PatternParser(text)
        self.text = text
        segments = try parser.segments()
        query = try parser.query()
        try parser.checkNames(segments, query)
        parameters =
            segments.compactMap { segment in
                switch segment {
                case .literal: nil
                case .parameter(let name): Parameter(name: name, kind: .path)
                case .tail(let name): Parameter(name: name, kind: .tail)
                }
            } + query.map { Parameter(name: $0.name, kind: $0.isRepeated ? .repeatedQuery : .query) }
        valueSegments = segments.indices.filter { [segments] in
            if case .literal = segments[$0] { false } else { true }
        }
    }

    /// The maximum number of segments, and of query parameters.
    public static let limit = 32

    /// The pattern without its query: `/products/:id`.
    public var path: String { String(Substring(text.utf8.prefix { $0 != UInt8(ascii: "?") })) }

    /// A Boolean value that indicates whether the path has values. A path without values is a complete address.
    public var hasPathParameters: Bool { !valueSegments.isEmpty }
}

// Query parameters with the same meaning in every link.
extension RoutePattern {
    /// The query parameter for the tab.
    public static let tabName = "tab"
    /// The query parameter for a screen below the link's own screen.
    public static let viaName = "via"
    /// The query parameter for a screen that is presented over the link's own screen.
    public static let modalName = "modal"
    /// The query parameter for the transition of the link's own screen.
    public static let transitionName = "as"

    /// The query parameters with the same meaning in every link. Patterns can't use these names in their query.
    public static let reservedNames = [tabName, viaName, modalName, transitionName]

    /// Returns the meaning of a reserved name. Returns `nil` for other names.
    static func meaning(ofReserved name: String) -> String? {
        switch name {
        case tabName: "names the tab"
        case viaName: "names a screen under the link's own"
        case modalName: "names a screen over the link's own"
        case transitionName: "says how the screen comes up"
        default: nil
        }
    }
}

extension RoutePattern: Hashable {
    /// Compares the bytes, as matching does: another normalization form of the same text is a different pattern.
    public static func == (one: Self, other: Self) -> Bool { one.text.utf8.elementsEqual(other.text.utf8) }

    public func hash(into hasher: inout Hasher) {
        for byte in text.utf8 { hasher.combine(byte) }
    }
}
