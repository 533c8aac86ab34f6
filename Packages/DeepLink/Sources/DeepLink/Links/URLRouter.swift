import FlowKit
import RoutePatterns

/// Converts URLs to routes and routes to URLs.
///
/// It reads `shop://products/12`, `shop:///products/12`, `https://shop.example/products/12` and, from inside the app,
/// `/products/12`. The case of scheme and host is ignored, but not the case of the path. A trailing slash, a fragment, and
/// query parameters that the pattern doesn't declare are ignored.
public struct URLRouter<Route: Hashable & Sendable>: Sendable {
    /// The routes and tabs of the app.
    public let table: LinkTable<Route>
    /// The schemes and hosts of the app.
    public let policy: LinkPolicy

    /// Creates a router of the app's links.
    ///
    /// - Parameters:
    ///   - table: The routes and tabs of the app.
    ///   - policy: The schemes and hosts whose links are read and printed.
    public init(_ table: LinkTable<Route>, policy: LinkPolicy) {
        self.table = table
        self.policy = policy
    }

    /// Returns the route of a link, without its tab and the screens below and over it.
    ///
    /// Links from outside the app can have 2,048 bytes, links from inside 65,536.
    ///
    /// - Throws: ``DeepLinkRefusal`` with the problem of the link.
    /// - Complexity: O(*n*) in the length of the link, which is limited.
    public func route(from link: String, source: LinkSource = .outside) throws(DeepLinkRefusal) -> Route {
        var values = try values(in: link, from: source)
        return try route(of: &values)
    }

    /// Finds the entry of a link and its values.
    func values(in link: String, from source: LinkSource) throws(DeepLinkRefusal) -> LinkValues {
        let address = try LinkAddress(link, from: source)
        let path = try path(of: address, in: link, from: source)
        guard let match = table.matcher.pattern(for: path) else {
            throw .unknownPath("/" + path.joined(separator: "/"))
        }
        let (patterns, entry) = (table.matcher.patterns, table.entriesOfPatterns[match])
        var values = LinkValues(
            patterns: patterns, entry: entry, match: match, link: link, path: path,
            query: LinkItem.items(of: address, in: patterns[entry]))
        values.readTab(among: table.tabs)
        return values
    }

    /// Returns the decoded segments of a link's path. A slash at its end adds none.
    func path(of address: LinkAddress, in link: String, from source: LinkSource) throws(DeepLinkRefusal) -> [String] {
        // It's empty or begins with a slash.
        let path = try policy.path(of: address, in: link, from: source)
        var segments: [String] = []
        segments.reserveCapacity(8)
        var rest = path
        while rest.count > 1 {
            let segment = rest.dropFirst().prefix { $0 != .slash }
            guard let text = PercentCoding.decode(segment) else {
                // The reason is logged, so it doesn't hold the segment.
                let position = segments.count + 1
                throw .malformedURL(link, reason: "segment \(position) of its path is not valid percent-encoded UTF-8")
            }
            segments.append(text)
            rest = rest.dropFirst(1 + segment.count)
        }
        return segments
    }

    /// Returns the route of a link that was read.
    func route(of values: inout LinkValues) throws(DeepLinkRefusal) -> Route {
        try table.entries[values.entry].parse(&values)
    }

    /// Returns the screens of a link, with those that it names below and over its own screen.
    ///
    /// The path and the required values decide whether the link is opened. A tab, a transition, another screen or an
    /// optional value that can't be read is left out and listed in ``LinkStack/ignored``.
    ///
    /// - Throws: ``DeepLinkRefusal`` with the problem of the link.
    /// - Complexity: O(*n*) in the length of the link, which is limited.
    public func stack(from link: String, source: LinkSource = .outside) throws(DeepLinkRefusal) -> LinkStack<Route> {
        var values = try values(in: link, from: source)
        var stack = LinkStack(try route(of: &values), pattern: values.pattern.text)
        let via = screens(RoutePattern.viaName, &values)
        stack.tab = values.tab ?? via.first?.tab ?? table.tabsOfEntries[values.entry]
        stack.via = via.map(\.route)
        stack.modals = screens(RoutePattern.modalName, &values).map(\.route)
        stack.transition = transition(&values)
        stack.ignored = values.ignored
        return stack
    }

    private func transition(_ values: inout LinkValues) -> NavigationType? {
        let name = RoutePattern.transitionName
        do throws(DeepLinkRefusal) {
            guard let text = try values.only(name) else { return nil }
            if let transition = NavigationType(rawValue: text) { return transition }
            throw .malformedParameter(name: name, value: text, expected: LinkConversion<NavigationType>.expected)
        } catch {
            values.ignore(name, error)
            return nil
        }
    }

    /// A screen below or over the link's own, and the tab of its entry.
    private typealias Screen = (route: Route, tab: String?)

    /// Returns the screens that a link names, up to the limit.
    private func screens(_ name: String, _ values: inout LinkValues) -> [Screen] {
        let limit = LinkStack<Route>.limit
        var screens: [Screen] = []
        for item in values.query where item.name == name {
            do throws(DeepLinkRefusal) {
                guard screens.count < limit else { throw .tooManyInnerLinks(name, limit: limit) }
                screens.append(try screen(try item.text(of: values.link), name, &values))
            } catch {
                values.ignore(name, error)
            }
        }
        return screens
    }

    /// Reads a link within the link. It's a path of the app without parameters that belong to the outer link.
    private func screen(_ link: String, _ name: String, _ values: inout LinkValues) throws(DeepLinkRefusal) -> Screen {
        do throws(DeepLinkRefusal) {
            guard link.utf8.first == .slash, !link.utf8.starts(with: "//".utf8) else {
                throw .malformedURL(
                    link, reason: "a screen within a link is named by its path alone, which begins with a slash")
            }
            var inner = try self.values(in: link, from: .inside)
            if let nested = inner.query.first(where: { RoutePattern.reservedNames.contains($0.name) })?.name {
                throw .malformedURL(link, reason: "\"\(nested)\" can't be part of a screen within a link")
            }
            let route = try route(of: &inner)
            if let ignored = inner.ignored.first { values.ignore(name, .innerLink(name, ignored.reason)) }
            return (route, table.tabsOfEntries[inner.entry])
        } catch {
            throw .innerLink(name, error)
        }
    }
}
