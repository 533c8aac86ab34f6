import DeepLink

/// The kinds of links in a table of some size, mixed as an app declares them, feature by feature.
struct LinkKinds {
    enum Shape {
        case page, item, pair, search
    }

    private(set) var shapes: [Shape] = []
    private(set) var patterns: [String] = []
    /// The number of sections, each with a page and items.
    private(set) var sections = 0

    /// Of twenty: eight pages, eight with one value, three with two, one with a query.
    init(_ count: Int) {
        let round = "ssspssspssp?"
        var pairs = 0
        var searches = 0
        while patterns.count < count {
            // Ten of them are four sections, a pair and a search.
            for kind in count == 10 ? "ssssp?" : round {
                switch kind {
                case "s":
                    add(.page, "/section-\(sections)/item")
                    add(.item, "/section-\(sections)/:id")
                    sections += 1
                case "p":
                    add(.pair, "/a-\(pairs)/:x/b/:y")
                    pairs += 1
                default:
                    add(.search, "/search-\(searches)?q")
                    searches += 1
                }
            }
        }
    }

    private mutating func add(_ shape: Shape, _ pattern: String) {
        shapes.append(shape)
        patterns.append(pattern)
    }

    /// The table, as generated code makes it.
    var entries: [LinkEntry<LinkRoute>] {
        zip(shapes, patterns).enumerated().map { entry, kind in
            switch kind.0 {
            case .page: Self.page(entry, kind.1)
            case .item: Self.item(entry, kind.1)
            case .pair: Self.pair(entry, kind.1)
            case .search: Self.search(entry, kind.1)
            }
        }
    }

    private static func page(_ entry: Int, _ pattern: String) -> LinkEntry<LinkRoute> {
        LinkEntry(pattern) { _ in
            .page(entry)
        } print: { route, _ in
            if case .page = route { true } else { false }
        }
    }

    private static func item(_ entry: Int, _ pattern: String) -> LinkEntry<LinkRoute> {
        LinkEntry(pattern) { values throws(DeepLinkRefusal) in
            .item(entry, id: try values.value(0, .text))
        } print: { route, link in
            guard case .item(_, let id) = route else { return false }
            link.write(id, .text)
            return true
        }
    }

    private static func pair(_ entry: Int, _ pattern: String) -> LinkEntry<LinkRoute> {
        LinkEntry(pattern) { values throws(DeepLinkRefusal) in
            .pair(entry, x: try values.value(0, .text), y: try values.value(1, .text))
        } print: { route, link in
            guard case .pair(_, let x, let y) = route else { return false }
            link.write(x, .text)
            link.write(y, .text)
            return true
        }
    }

    private static func search(_ entry: Int, _ pattern: String) -> LinkEntry<LinkRoute> {
        LinkEntry(pattern) { values throws(DeepLinkRefusal) in
            .search(entry, q: try values.value(0, .text))
        } print: { route, link in
            guard case .search(_, let q) = route else { return false }
            link.write(q, .text)
            return true
        }
    }
}
