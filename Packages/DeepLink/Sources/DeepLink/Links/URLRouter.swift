import FlowKit
import RoutePatterns

/// Converts URLs to routes and routes to URLs.
///
/// It reads `shop://products/12`, `shop:///products/12`, `https://shop.example/products/12` and, from inside the app,
/// `/products/12`. The case of scheme and host is ignored, but not the case of the path. A trailing slash, a fragment, and
/// query parameters that the pattern doesn't declare are ignored.
public struct URLRouter<Route: Hashable & Sendable>: Sendable {
    public let table: LinkTable<Route>
    public let policy: LinkPolicy

    /// Reads links without the generic type of the table: looking it up would take a fifth of the time.
    let reader: LinkReader

    public init(_ table: LinkTable<Route>, policy: LinkPolicy) {
        self.table = table
        self.policy = policy
        reader = LinkReader(policy, table.index)
    }

    /// Returns the route of a link, without its tab and the screens below and over it.
    ///
    /// Links from outside the app can have 2,048 bytes, links from inside 65,536.
    ///
    /// - Throws: ``DeepLinkRefusal`` with the problem of the link.
    /// - Complexity: O(*n*) in the length of the link, which is limited.
    public func route(from link: String, source: LinkSource = .outside) throws(DeepLinkRefusal) -> Route {
        var values = try reader.read(link, from: source)
        return try route(of: &values)
    }

    /// Returns the route of a link that was read.
    func route(of values: inout LinkValues) throws(DeepLinkRefusal) -> Route {
        try values.kind.route(of: &values)
    }

    /// Returns the screens of a link, with those that it names below and over its own screen.
    ///
    /// The path and the required values decide whether the link is opened. A tab, a transition, another screen or an
    /// optional value that can't be read is left out and listed in ``LinkStack/ignored``.
    ///
    /// - Throws: ``DeepLinkRefusal`` with the problem of the link.
    /// - Complexity: O(*n*) in the length of the link, which is limited.
    public func stack(from link: String, source: LinkSource = .outside) throws(DeepLinkRefusal) -> LinkStack<Route> {
        var values = try reader.read(link, from: source)
        var stack = LinkStack(try route(of: &values), tab: values.tab, pattern: values.kind.pattern.text)
        if let query = values.query {
            stack.via = routes(RoutePattern.viaName, in: query, &values)
            stack.modals = routes(RoutePattern.modalName, in: query, &values)
            stack.transition = transition(in: query, &values)
        }
        stack.ignored = values.ignored
        return stack
    }

    private func transition(in query: LinkQuery, _ values: inout LinkValues) -> NavigationType? {
        let name = RoutePattern.transitionName
        do throws(DeepLinkRefusal) {
            guard let text = try query.only(name, of: values.link) else { return nil }
            if let transition = NavigationType(rawValue: text) { return transition }
            throw .malformedParameter(name: name, value: text, expected: LinkConversion<NavigationType>.expected)
        } catch {
            values.ignore(name, error)
            return nil
        }
    }

    /// Returns the screens that a link names, up to the limit.
    private func routes(_ name: String, in query: LinkQuery, _ values: inout LinkValues) -> [Route] {
        let limit = LinkStack<Route>.limit
        var routes: [Route] = []
        for item in query.reserved where item.name == name {
            do throws(DeepLinkRefusal) {
                guard routes.count < limit else { throw .tooManyInnerLinks(name, limit: limit) }
                routes.append(try route(ofInner: try item.text(of: values.link), name, &values))
            } catch {
                values.ignore(name, error)
            }
        }
        return routes
    }

    /// Reads a link within the link. It's a path of the app without parameters that belong to the outer link.
    private func route(
        ofInner link: String, _ name: String, _ values: inout LinkValues
    ) throws(DeepLinkRefusal) -> Route {
        do throws(DeepLinkRefusal) {
            guard link.utf8.first == .slash, !link.utf8.starts(with: "//".utf8) else {
                throw .malformedURL(
                    link, reason: "a screen within a link is named by its path alone, which begins with a slash")
            }
            var inner = try reader.read(link, from: .inside)
            if let nested = inner.query?.reserved.first(where: { _ in true })?.name {
                throw .malformedURL(link, reason: "\"\(nested)\" can't be part of a screen within a link")
            }
            let route: Route = try route(of: &inner)
            if let ignored = inner.ignored.first { values.ignore(name, .innerLink(name, ignored.reason)) }
            return route
        } catch {
            throw .innerLink(name, error)
        }
    }
}
