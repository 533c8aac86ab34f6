import RoutePatterns

extension LinkReader {
    /// Why a link is refused that was not found to be right.
    @usableFromInline
    func refusal(
        of bytes: UnsafeBufferPointer<UInt8>, _ source: LinkSource, _ found: LinkFound
    ) -> DeepLinkRefusal {
        // Most of what is refused is a path that nobody knows, so this does not take the long way.
        if let start = found.unknownPath, let path = plainPath(of: bytes, from: start) { return .unknownPath(path) }
        return refusal(of: String(decoding: bytes, as: UTF8.self), source)
    }

    /// The path of a link; nil when something in it is encoded, or the link contains a blank or a control character.
    private func plainPath(of bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> String? {
        guard let base = bytes.baseAddress else { return nil }
        var end = start
        while end < bytes.count {
            let segmentEnd = LinkScanner.endOfSegment(base, from: end, to: bytes.count)
            guard !segmentEnd.isEncoded, segmentEnd.index >= 0 else { return nil }
            end = segmentEnd.index
            guard end < bytes.count, bytes[end] == LinkBytes.slash else { break }
            end += 1
        }
        guard !Self.hasForbidden(bytes, from: end) else { return nil }
        if end > start + 1, bytes[end - 1] == LinkBytes.slash { end -= 1 }
        return start == end ? "/" : String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// The reason, by one check after the other.
    func refusal(of link: String, _ source: LinkSource) -> DeepLinkRefusal {
        do throws(DeepLinkRefusal) {
            let address = try LinkAddress(link, from: source)
            let first = try firstSegment(of: address, link, source)
            let segments = try address.segments(after: first, of: link)
            guard let entry = matcher.entry(of: segments) else {
                throw .unknownPath("/" + segments.joined(separator: "/"))
            }
            var names = [RoutePattern.tabName: false]
            for parameter in matcher.patterns[entry].query { names[parameter.name] = parameter.isRepeated }
            let values = try address.queryValues(of: names, of: link)
            if let tab = values[RoutePattern.tabName], !matcher.tabs.contains(where: { $0.identifier == tab }) {
                throw .unknownTab(tab)
            }
        } catch {
            return error
        }
        // Not reached: the checks above are those of the fast way, done in another way.
        return .malformedURL(link, reason: "it can't be understood")
    }
}
