import RoutePatterns

extension RouteMismatch {
    /// How many segments fit before the one that does not.
    func depth(of path: [String]) -> Int {
        switch self {
        case .ends: path.count
        case .goesOn(let index), .differs(let index, _), .empty(let index): index
        }
    }

    /// Why a path does not fit, for a person.
    func reason(of path: [String]) -> String {
        switch self {
        case .ends(let segment): return "the path ends where the pattern goes on with \"\(segment.text)\""
        case .goesOn(let index): return "the path goes on with \"\(path[index])\" where the pattern ends"
        case .empty(let index):
            return path[index].isEmpty
                ? "segment \(index + 1) of the path is empty"
                : "segment \(index + 1) of the path is \"\(path[index])\", which browsers take out"
        case .differs(let index, let literal):
            let hint = path[index].lowercased() == literal.lowercased() ? "; case counts" : ""
            return "segment \(index + 1) is \"\(path[index])\", not \"\(literal)\"\(hint)"
        }
    }
}

extension RoutePattern.Segment {
    /// As it stands in a pattern.
    var text: String {
        switch self {
        case .literal(let text): text
        case .parameter(let name): ":\(name)"
        case .tail(let name): "*\(name)"
        }
    }
}
