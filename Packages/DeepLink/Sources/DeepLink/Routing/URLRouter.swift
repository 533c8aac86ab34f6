public import Foundation

/// Turns URLs into routes and routes into URLs.
///
/// It reads `shop://products/12`, `shop:///products/12`, `https://shop.example/products/12` and, from inside the app,
/// `/products/12`. Scheme and host may be in upper or lower case; the path counts as it is written. A slash at the end,
/// a fragment, and query parameters that nobody asked for make no difference.
public struct URLRouter<Route: Hashable & Sendable>: Sendable {
    public let table: LinkTable<Route>
    public let policy: LinkPolicy

    @usableFromInline let reader: LinkReader

    public init(_ table: LinkTable<Route>, policy: LinkPolicy) {
        self.table = table
        self.policy = policy
        reader = LinkReader(table.matcher, policy)
    }

    /// The route of a link.
    ///
    /// - Throws: ``DeepLinkRefusal``, which says what is wrong with the link.
    /// - Complexity: O(*n*) in the length of the link, which has a bound.
    @inlinable
    public func route(from url: URL, source: LinkSource = .outside) throws(DeepLinkRefusal) -> LinkMatch<Route> {
        try route(from: url.absoluteString, source: source)
    }

    /// The route of a link as it is written.
    ///
    /// From outside the app, links of up to 2,048 bytes are read; from inside, of up to 65,536.
    ///
    /// - Throws: ``DeepLinkRefusal``, which says what is wrong with the link.
    /// - Complexity: O(*n*) in the length of the link, which has a bound.
    @inlinable
    public func route(from link: String, source: LinkSource = .outside) throws(DeepLinkRefusal) -> LinkMatch<Route> {
        var link = link
        return try link.withUTF8 { outcome(of: $0, source) }.get()
    }

    @inlinable
    func outcome(
        of link: UnsafeBufferPointer<UInt8>, _ source: LinkSource
    ) -> Result<LinkMatch<Route>, DeepLinkRefusal> {
        withUnsafeTemporaryAllocation(of: LinkRange.self, capacity: LinkLimits.ranges) { room in
            // There is room for a range, so there is an address.
            guard let ranges = room.baseAddress else { return .failure(.tooLong(bytes: link.count, limit: 0)) }
            let found = reader.find(link, source, ranges)
            guard found.entry >= 0 else { return .failure(reader.refusal(of: link, source, found)) }
            let values = LinkValues(link, UnsafePointer(ranges + LinkLimits.segments), found, table.matcher)
            do throws(LinkValueError) {
                let route = try table.entries[found.entry].parse(values)
                let tab = found.tab < 0 ? table.tabsOfEntries[found.entry] : table.tabs[found.tab].identifier
                return .success(LinkMatch(route: route, tab: tab, pattern: table.entries[found.entry].pattern))
            } catch {
                return .failure(
                    .malformedParameter(name: error.name, value: error.value, expected: error.expected))
            }
        }
    }
}
