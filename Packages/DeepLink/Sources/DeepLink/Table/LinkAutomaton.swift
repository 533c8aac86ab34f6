/// Finds the entry of a path in as many steps as the path has segments, however many entries there are.
///
/// Literal segments go before parameters, from the left: of `/products/new` and `/products/:id`, the first takes
/// `/products/new`. All alternatives are followed at once, as one state that was worked out when the table was made, so
/// there is no going back.
struct LinkAutomaton: Sendable {
    struct State: Sendable {
        var literals: [String: Int] = [:]
        /// Where any other segment leads.
        var parameter: Int?
        /// The entry of a path that ends here.
        var entry: Int?
    }

    private(set) var states: [State] = []

    /// The entry of a path; nil when there is none. O(*n*) in the length of the path.
    func entry(for segments: [String]) -> Int? {
        guard var state = states.first else { return nil }
        for segment in segments {
            // Browsers take such segments out of a path before they send it: no value can be written so.
            guard !segment.isEmpty, segment != ".", segment != ".." else { return nil }
            guard let next = state.literals[segment] ?? state.parameter else { return nil }
            state = states[next]
        }
        return state.entry
    }

    /// Works out the states of all patterns. The entries are counted as the patterns are.
    init(_ patterns: [LinkPattern], stateLimit: Int = 65_536) throws(LinkTableError) {
        let tree = try LinkTree(patterns)
        var known: [[Int]: Int] = [[0]: 0]
        var pending: [[Int]] = [[0]]
        states = [State()]
        while let alternatives = pending.popLast(), let index = known[alternatives] {
            func state(of next: [Int]) throws(LinkTableError) -> Int {
                if let state = known[next] { return state }
                guard states.count < stateLimit else { throw .tooAmbiguous(limit: stateLimit) }
                known[next] = states.count
                states.append(State())
                pending.append(next)
                return states.count - 1
            }
            var new = State(entry: alternatives.lazy.compactMap { tree.nodes[$0].entry }.first)
            for literal in Set(alternatives.flatMap { tree.nodes[$0].literals.keys }) {
                new.literals[literal] = try state(of: tree.step(from: alternatives, on: literal))
            }
            let others = tree.step(from: alternatives, on: nil)
            if !others.isEmpty { new.parameter = try state(of: others) }
            states[index] = new
        }
    }
}
