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
        var answer: LinkMatch<Route>?
        var found = LinkFound.refused
        link.withUTF8 { link in
            withUnsafeTemporaryAllocation(of: LinkRange.self, capacity: LinkLimits.ranges) { room in
                // There is room for a range, so there is an address.
                guard let ranges = room.baseAddress else { return }
                found = reader.find(link, source, ranges)
                if found.entry >= 0 { answer = try? match(link, ranges, found) }
            }
        }
        if let answer = answer.take() { return answer }
        throw refusal(of: &link, source, found)
    }

    @inlinable
    @inline(__always)
    func match(
        _ link: UnsafeBufferPointer<UInt8>, _ ranges: UnsafeMutablePointer<LinkRange>, _ found: LinkFound
    ) throws(LinkValueError) -> LinkMatch<Route> {
        let values = LinkValues(
            link, UnsafePointer(ranges + LinkLimits.segments), found, Unmanaged.passUnretained(table.matcher))
        let index = Int(found.entry)
        let route = try table.entries[index].parse(values)
        let tab = found.tab < 0 ? table.entries[index].tab : table.tabs[Int(found.tab)].identifier
        return LinkMatch(route: route, tab: tab, pattern: table.entries[index].pattern)
    }

    /// Works out why a link is refused, which nobody is in a hurry to know.
    @usableFromInline
    func refusal(of link: inout String, _ source: LinkSource, _ found: LinkFound) -> DeepLinkRefusal {
        link.withUTF8 { link in
            guard found.entry >= 0 else { return reader.refusal(of: link, source, found) }
            return withUnsafeTemporaryAllocation(of: LinkRange.self, capacity: LinkLimits.ranges) { room in
                guard let ranges = room.baseAddress else { return reader.refusal(of: link, source, found) }
                let found = reader.find(link, source, ranges)
                do throws(LinkValueError) {
                    _ = try match(link, ranges, found)
                    return reader.refusal(of: link, source, found)
                } catch {
                    return .malformedParameter(name: error.name, value: error.value, expected: error.expected)
                }
            }
        }
    }
}
