import RoutePatterns

/// What a table knows of its patterns, laid out for reading and writing links.
@usableFromInline
final class LinkMatcher: Sendable {
    let patterns: [RoutePattern]
    let tabs: [LinkTab]
    let machine: LinkMachine
    let shapes: [LinkShape]
    let pieces: [LinkPiece]
    let names: [LinkName]
    /// The pieces and names, one after the other.
    let pool: [UInt8]
    /// The entry of the empty path; -1 when there is none.
    let home: Int32

    init(_ automaton: RouteAutomaton, tabs: [LinkTab], home: Int?, seed: UInt64) {
        patterns = automaton.patterns
        self.tabs = tabs
        machine = LinkMachine(automaton, seed: seed)
        let layout = LinkLayout(patterns, machine)
        shapes = layout.shapes
        pieces = layout.pieces
        names = layout.names
        pool = layout.pool
        self.home = home.map(Int32.init) ?? -1
    }
}
