public import Foundation

/// Turns URLs into routes and routes into URLs.
///
/// It reads `shop://products/12`, `shop:///products/12`, `https://shop.example/products/12` and, from inside the app,
/// `/products/12`. Scheme and host may be in upper or lower case; the path counts as it is written. A slash at the end,
/// a fragment, and query parameters that nobody asked for make no difference.
public struct URLRouter<Route: Hashable & Sendable>: Sendable {
    public let table: LinkTable<Route>
    public let policy: LinkPolicy

    public init(_ table: LinkTable<Route>, policy: LinkPolicy) {
        self.table = table
        self.policy = policy
    }

    /// The route of a link.
    ///
    /// - Throws: ``DeepLinkRefusal``, which says what is wrong with the link.
    public func route(from url: URL, source: LinkSource = .outside) throws(DeepLinkRefusal) -> LinkMatch<Route> {
        try route(from: url.absoluteString, source: source)
    }

    /// The route of a link as it is written.
    ///
    /// - Throws: ``DeepLinkRefusal``, which says what is wrong with the link.
    public func route(from link: String, source: LinkSource = .outside) throws(DeepLinkRefusal) -> LinkMatch<Route> {
        let address = try LinkAddress(link)
        let segments = try segments(of: address, in: link, source: source)
        guard let entry = table.entry(for: segments) else {
            throw .unknownPath("/" + segments.joined(separator: "/"))
        }
        let pattern = table.patterns[entry]
        var values = try address.queryValues(of: Set(pattern.query + [LinkPattern.tabName]), of: link)
        let tab = try tab(named: values.removeValue(forKey: LinkPattern.tabName))
        for case (.parameter(let name), let value) in zip(pattern.segments, segments) { values[name] = value }
        do throws(LinkValueError) {
            return LinkMatch(
                route: try table.entries[entry].parse(LinkValues(values)),
                tab: tab ?? table.tab(ofEntry: entry), pattern: pattern.text)
        } catch {
            throw .malformedParameter(name: error.name, value: error.value, expected: error.expected)
        }
    }

    private func tab(named tab: String?) throws(DeepLinkRefusal) -> String? {
        guard let tab else { return nil }
        guard table.tabs.contains(where: { $0.identifier == tab }) else { throw .unknownTab(tab) }
        return tab
    }
}
