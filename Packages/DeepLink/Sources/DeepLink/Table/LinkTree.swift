/// All patterns as one tree of segments.
struct LinkTree {
    struct Node {
        var literals: [String: Int] = [:]
        var parameter: Int?
        var entry: Int?
    }

    private(set) var nodes = [Node()]

    init(_ patterns: [LinkPattern]) throws(LinkTableError) {
        for (entry, pattern) in patterns.enumerated() {
            var last = 0
            for segment in pattern.segments { last = node(after: segment, from: last) }
            if let other = nodes[last].entry {
                throw patterns[other].path == pattern.path
                    ? .duplicatePattern(pattern.text)
                    : .shadowedPattern(pattern.text, by: patterns[other].text)
            }
            nodes[last].entry = entry
        }
    }

    /// Where a segment leads from several nodes, the preferred alternative first. Without a segment: where one leads
    /// that none of the literals is.
    func step(from alternatives: [Int], on literal: String?) -> [Int] {
        alternatives.flatMap { index in
            [literal.flatMap { nodes[index].literals[$0] }, nodes[index].parameter].compactMap(\.self)
        }
    }

    private mutating func node(after segment: LinkPattern.Segment, from index: Int) -> Int {
        let existing =
            switch segment {
            case .literal(let text): nodes[index].literals[text]
            case .parameter: nodes[index].parameter
            }
        if let existing { return existing }
        nodes.append(Node())
        switch segment {
        case .literal(let text): nodes[index].literals[text] = nodes.count - 1
        case .parameter: nodes[index].parameter = nodes.count - 1
        }
        return nodes.count - 1
    }
}
