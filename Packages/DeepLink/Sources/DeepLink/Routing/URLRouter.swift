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
    public func route(
        from link: consuming String, source: LinkSource = .outside
    ) throws(DeepLinkRefusal) -> LinkMatch<Route> {
        var refusal: DeepLinkRefusal?
        var found: LinkMatch<Route>?
        link.withUTF8 { found = match(of: $0, source, &refusal) }
        if let match = found.take() { return match }
        throw refusal ?? .malformedURL(link, reason: "it can't be read")
    }

    /// What a link shows; nil when it is refused.
    @inlinable
    @inline(__always)
    func match(
        of link: UnsafeBufferPointer<UInt8>, _ source: LinkSource, _ refusal: inout DeepLinkRefusal?
    ) -> LinkMatch<Route>? {
        withUnsafeTemporaryAllocation(of: LinkRange.self, capacity: LinkLimits.ranges) { room in
            // There is room for a range, so there is an address.
            guard let ranges = room.baseAddress else { return nil }
            let found = reader.find(link, source, ranges)
            guard found.entry >= 0 else {
                refusal = reader.refusal(of: link, source, found)
                return nil
            }
            let values = LinkValues(
                link, UnsafePointer(ranges + LinkLimits.segments), found, Unmanaged.passUnretained(table.matcher))
            do throws(LinkValueError) {
                let index = Int(found.entry)
                let route = try table.entries[index].parse(values)
                let tab = found.tab < 0 ? table.tabsOfEntries[index] : table.tabs[Int(found.tab)].identifier
                return LinkMatch(route: route, tab: tab, pattern: table.entries[index].pattern)
            } catch {
                refusal = .malformedParameter(name: error.name, value: error.value, expected: error.expected)
                return nil
            }
        }
    }
}
