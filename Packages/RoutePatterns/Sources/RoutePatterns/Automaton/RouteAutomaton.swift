/// Finds the pattern of a path in as many steps as the path has segments, however many patterns there are.
///
/// From the left, literals go before parameters, and parameters before tails: of `/products/new` and `/products/:id`, the
/// first takes `/products/new`. All alternatives are followed at once, as one state that was worked out beforehand, so
/// there is no going back.
public struct RouteAutomaton: Sendable {
    /// What is known after some segments of a path.
    public struct State: Hashable, Sendable {
        /// Where certain segments lead: a range of ``RouteAutomaton/edges``.
        public internal(set) var edges: Range<Int>
        /// The state to which any other segment leads; nil when it leads nowhere.
        public internal(set) var other: Int?
        /// The pattern of a path that ends here.
        public internal(set) var pattern: Int?
    }

    /// Where a certain segment leads.
    public struct Edge: Hashable, Sendable {
        /// The segment: an index of ``RouteAutomaton/literals``.
        public let literal: Int
        /// An index of ``RouteAutomaton/states``.
        public let target: Int
    }

    public let patterns: [RoutePattern]
    /// Every text that stands in a pattern as a segment, each once.
    public let literals: [String]
    /// A path begins at the first.
    public let states: [State]
    public let edges: [Edge]
    /// The patterns that are never reached because others always take their paths, as ``RouteConflict/unreachable(_:by:)``.
    public let unreachable: [RouteConflict]

    /// Enough for tens of thousands of patterns, and for a thousand that mostly fit the same paths two by two.
    public static let defaultLimit = 1_048_576

    /// Works out the states of all patterns.
    ///
    /// A pattern that is never reached is no error here; it is in ``unreachable``.
    ///
    /// - Parameters:
    ///   - patterns: They are counted as they stand in this list.
    ///   - limit: The most alternatives that are followed, over all states: what the automaton costs in time and memory.
    /// - Throws: A ``RouteConflict`` when two patterns have the same shape, or when more alternatives would have to be
    ///   followed than the limit allows.
    /// - Complexity: O(*n*) in the number of segments, unless many patterns fit the same paths.
    public init(_ patterns: [RoutePattern], limit: Int = Self.defaultLimit) throws(RouteConflict) {
        let tree = PatternTree(patterns)
        if let first = tree.repetitions.first {
            throw RouteConflict.repetition(of: first.of, by: first.pattern, in: patterns)
        }
        try self.init(patterns, tree, limit: limit)
    }

    init(_ patterns: [RoutePattern], _ tree: PatternTree, limit: Int) throws(RouteConflict) {
        var builder = AutomatonBuilder(tree, limit: limit)
        guard builder.build() else { throw .tooAmbiguous(limit: limit) }
        self.patterns = patterns
        literals = tree.literals.literals
        states = builder.states
        edges = builder.edges
        unreachable = tree.unreachable(patterns)
    }
}
