public import Foundation

extension URLRouter {
    /// The link to a route.
    ///
    /// What is returned leads back to the same route in the same tab. Nil when there is no such link: no entry prints
    /// the route, another entry would take the link, it would be too long, or the tab, scheme or host is not the app's.
    ///
    /// - Parameters:
    ///   - route: What the link is to show.
    ///   - tab: The tab to show it in; nil for the one in which it is shown anyway.
    ///   - form: How the link is written.
    @inlinable
    public func url(for route: Route, tab: String? = nil, as form: LinkForm = .path) -> URL? {
        link(for: route, tab: tab, as: form).flatMap { URL(string: $0) }
    }

    /// The link to a route, as text: cheaper than a URL.
    ///
    /// What is returned leads back to the same route in the same tab. Nil when there is no such link: no entry prints
    /// the route, another entry would take the link, it would be too long, or the tab, scheme or host is not the app's.
    ///
    /// - Complexity: O(*n*) in the length of the link. When the table does not know which entry prints which route, all
    ///   entries are asked.
    @inlinable
    public func link(for route: Route, tab: String? = nil, as form: LinkForm = .path) -> String? {
        guard let prefix = reader.prefix(of: form) else { return nil }
        if let entryOfRoute = table.entryOfRoute {
            guard let entry = entryOfRoute(route), table.entries.indices.contains(entry) else { return nil }
            return link(for: route, ofEntry: entry, tab, prefix) ?? nil
        }
        for entry in table.entries.indices {
            if let link = link(for: route, ofEntry: entry, tab, prefix) { return link }
        }
        return nil
    }

    /// Nil when the entry does not print the route; nil within when there is no link to it.
    @inlinable
    func link(for route: Route, ofEntry entry: Int, _ tab: String?, _ prefix: LinkPrefix) -> String?? {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { room in
            var writer = reader.writer(room, ofEntry: entry, after: prefix)
            guard table.entries[entry].print(route, &writer) else { return nil }
            var named: String?
            if let tab {
                guard table.tabs.contains(where: { $0.identifier == tab }) else { return .some(nil) }
                named = tab == table.entries[entry].tab ? nil : tab
            }
            return .some(reader.link(&writer, ofEntry: entry, after: prefix, tab: named))
        }
    }
}
