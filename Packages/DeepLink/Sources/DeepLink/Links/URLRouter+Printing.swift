import FlowKit
import RoutePatterns

/// The form of a printed link.
public enum LinkForm: Hashable, Sendable {
    /// `/products/12`, for use inside the app.
    case path
    /// `shop://products/12`, with the policy's own scheme. If it has several, with the first by name.
    case customScheme
    /// `https://shop.example/products/12`, with the given host of the policy.
    case web(String)
}

extension URLRouter {
    /// Returns the link to a route. It is a valid URL.
    ///
    /// The link reads back as the same route in the same tab. Returns `nil` if there is no such link: no entry prints the
    /// route, another entry would read the link, it would be too long, or the tab, scheme or host isn't the app's.
    ///
    /// - Parameters:
    ///   - route: The route that the link shows.
    ///   - tab: The tab that shows the route. `nil` for the tab of its entry.
    ///   - form: The form of the link.
    /// - Complexity: O(*n*) in the length of the link, and O(*n*) in the number of entries if the table doesn't know the
    ///   entry of the route.
    public func link(for route: Route, tab: String? = nil, as form: LinkForm = .path) -> String? {
        link(for: LinkStack(route, tab: tab), as: form)
    }

    /// Returns the link to a screen with the screens below and over it.
    ///
    /// The link reads back as the same stack. Returns `nil` if there is no such link: one of the screens has none, there
    /// are more than ``LinkStack/limit``, or it would be too long.
    ///
    /// - Complexity: O(*n*) in the length of the link, as for ``link(for:tab:as:)``.
    public func link(for stack: LinkStack<Route>, as form: LinkForm = .path) -> String? {
        let via = stack.via.compactMap { screen($0, as: .path) }
        let modals = stack.modals.compactMap { screen($0, as: .path) }
        guard let own = screen(stack.route, as: form), via.count == stack.via.count, modals.count == stack.modals.count,
            max(via.count, modals.count) <= LinkStack<Route>.limit
        else { return nil }
        var link = own.link
        func add(_ name: String, _ value: String) {
            link += "\(link.utf8.contains(.question) ? "&" : "?")\(name)=\(value)"
        }
        if let tab = stack.tab {
            guard table.tabs.contains(tab) else { return nil }
            if tab != via.first?.tab ?? own.tab { add(RoutePattern.tabName, PercentCoding.encode(tab)) }
        }
        for (name, screens) in [(RoutePattern.viaName, via), (RoutePattern.modalName, modals)] {
            for screen in screens { add(name, PercentCoding.encode(screen.link, allowing: "/?=")) }
        }
        if let transition = stack.transition { add(RoutePattern.transitionName, transition.rawValue) }
        return link.utf8.count <= form.limit ? link : nil
    }

    /// Returns the link to a screen, and the tab of its entry.
    private func screen(_ route: Route, as form: LinkForm) -> (link: String, tab: String?)? {
        let known = table.entryOfRoute.map { entryOfRoute in entryOfRoute(route).map { [$0] } ?? [] }
        for entry in known ?? Array(table.entries.indices) where table.entries.indices.contains(entry) {
            var writer = LinkWriter(table.matcher.patterns[entry])
            guard table.entries[entry].print(route, &writer) else { continue }
            // A value can look like a literal of another entry or an alias, which would then read the link.
            let segments = writer.path
            guard writer.isComplete, table.matcher.pattern(for: segments) == entry else { return nil }
            let path = "/" + segments.map { PercentCoding.encode($0) }.joined(separator: "/")
            return policy.start(of: form, path: path).map { ($0 + path + writer.query, table.tabsOfEntries[entry]) }
        }
        return nil
    }
}

extension LinkForm {
    fileprivate var limit: Int { self == .path ? LinkSource.inside.limit : LinkSource.outside.limit }
}

extension LinkPolicy {
    /// Returns the part of a link before its path. Returns `nil` if the scheme or host isn't the app's.
    fileprivate func start(of form: LinkForm, path: String) -> String? {
        switch form {
        case .path: return ""
        case .web(let host):
            return Self.host(host).flatMap { hosts.contains($0) ? "https://" + $0 : nil }
        case .customScheme:
            guard let scheme = ownScheme else { return nil }
            // The first segment looks like a host: `shop://products/12`. Hosts are never encoded.
            let first = path.utf8.dropFirst().prefix { $0 != .slash }
            // A host of the policy would be left out when the link is read.
            if hosts.contains(String(first)?.lowercased() ?? "") { return scheme + "://" }
            return scheme + (first.isEmpty || first.contains(.percent) ? "://" : ":/")
        }
    }
}
