/// What has become of public links.
public struct RouteComparison: Hashable, Sendable {
    /// A public link that no longer means what it meant.
    public struct Break: Hashable, Sendable {
        /// The pattern of its path.
        public var path: String
        /// What has changed, each as a sentence; none when the link is gone.
        public var changes: [String]
        public var isGone: Bool
    }

    public var breaks: [Break] = []
    /// What has come to it, each as the end of a sentence.
    public var additions: [String] = []

    /// - Parameters:
    ///   - old: What was public.
    ///   - new: What is public now.
    /// - Complexity: O(*n*) in the number of links, for the breaks; O(*n* · *m*) for *m* new paths.
    public init(_ old: RouteBaseline, with new: RouteBaseline) {
        let now = Dictionary(new.urls.map { ($0.shape, $0) }) { first, _ in first }
        let before = Set(old.urls.map(\.shape))
        for url in old.urls {
            guard let found = now[url.shape] else {
                breaks.append(Break(path: url.path, changes: [], isGone: true))
                continue
            }
            let changes = Self.changes(url, found)
            if !changes.isEmpty { breaks.append(Break(path: url.path, changes: changes, isGone: false)) }
            additions += Self.additions(url, found)
        }
        for url in new.urls where !before.contains(url.shape) {
            let others = old.urls.filter { url.takesSome(of: $0) }.map(\.path)
            additions.append(
                others.isEmpty
                    ? "\(url.path) is new"
                    : "\(url.path) is new, and takes what it fits from \(others.joined(separator: ", "))")
        }
    }

    private static func changes(_ old: PublicURL, _ new: PublicURL) -> [String] {
        var result: [String] = []
        if old.screen != new.screen { result.append("It showed \(old.screen), and now shows \(new.screen).") }
        if old.activity != new.activity {
            result.append("It belonged to the activity \(old.activity), and now belongs to \(new.activity).")
        }
        if old.tab != new.tab { result.append("It was shown in the tab \(old.tab), and now in \(new.tab).") }
        // In the path, names are nobody's business but the app's.
        for (one, other) in zip(old.ofPath, new.ofPath) where one.type != other.type {
            result.append("\"\(one.name)\" was of the type \(one.type), and now is of the type \(other.type).")
        }
        for one in old.parameters where one.isOfQuery {
            guard let other = new.parameters.first(where: { $0.isOfQuery && $0.name == one.name }) else {
                result.append("\"\(one.name)\" in the query is no longer read.")
                continue
            }
            if one.type != other.type {
                result.append(
                    "\"\(one.name)\" in the query was of the type \(one.type), and now is of the type \(other.type).")
            }
            if one.kind == "repeatedQuery", other.kind == "query" {
                result.append("\"\(one.name)\" in the query could be repeated, and no longer can.")
            }
        }
        return result
    }

    private static func additions(_ old: PublicURL, _ new: PublicURL) -> [String] {
        new.parameters.filter(\.isOfQuery).compactMap { parameter in
            let one = old.parameters.first { $0.isOfQuery && $0.name == parameter.name }
            if one == nil { return "\(new.path) also reads \"\(parameter.name)\" in the query" }
            return one?.kind == "query" && parameter.kind == "repeatedQuery"
                ? "\(new.path) also reads a repeated \"\(parameter.name)\"" : nil
        }
    }
}

extension PublicURL {
    /// Whether some path fits both, and this one goes before the other.
    fileprivate func takesSome(of other: PublicURL) -> Bool {
        for (index, segment) in shape.enumerated() {
            guard index < other.shape.count else { return other.shape.last == "*" }
            let theirs = other.shape[index]
            if segment == theirs, segment != "*" { continue }
            if theirs == "*" { return segment != "*" }
            if segment == "*" { return false }
            if theirs == ":" { continue }
            return false
        }
        return shape.count == other.shape.count
    }
}
