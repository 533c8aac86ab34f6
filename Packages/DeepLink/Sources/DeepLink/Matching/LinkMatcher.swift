import RoutePatterns

/// All patterns as flat arrays: finds the entry of a path with one look-up for each segment, over the link's own bytes.
@usableFromInline
final class LinkMatcher: Sendable {
    struct State: Sendable {
        /// Where any other segment leads; -1 when it leads nowhere.
        var other: Int32
        /// The entry of a path that ends here; -1 when there is none.
        var entry: Int32
        /// Whether there are segments that lead elsewhere.
        var hasEdges: Bool
    }

    /// A place of the hash table: where a segment leads from a state.
    struct Slot: Sendable {
        var hash: UInt32
        var state: Int32
        /// -1 when the place is free.
        var target: Int32
        /// Where the segment stands in the pool.
        var start: UInt32
        var count: UInt32

        static let free = Slot(hash: 0, state: -1, target: -1, start: 0, count: 0)
    }

    let patterns: [RoutePattern]
    let tabs: [LinkTab]
    let states: [State]
    /// A power of two, at least twice as many as are taken: a search always ends.
    let slots: [Slot]
    let shapes: [LinkShape]
    /// For each value in a path, the index of its segment.
    let places: [UInt8]
    let pieces: [LinkPiece]
    let names: [LinkName]
    /// All texts, one after the other.
    let pool: [UInt8]
    let longestLiteral: Int
    let seed: UInt64
    /// The entry of the empty path; -1 when there is none.
    let home: Int32

    init(_ builder: consuming LinkMatcherBuilder, tabs: [LinkTab], home: Int?) {
        self.tabs = tabs
        patterns = builder.automaton.patterns
        states = builder.states
        slots = builder.slots
        shapes = builder.shapes
        places = builder.places
        pieces = builder.pieces
        names = builder.names
        pool = builder.pool
        longestLiteral = builder.longestLiteral
        seed = builder.seed
        self.home = home.map(Int32.init) ?? -1
    }
}
