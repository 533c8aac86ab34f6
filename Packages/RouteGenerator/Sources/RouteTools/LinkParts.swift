import RoutePatterns

/// The parts of a link that an explanation names. DeepLink decides whether it opens the link.
struct LinkParts {
    /// The scheme, or nil for a path.
    let scheme: String?
    /// The host of a web link, with its port. In `shop://products/12`, `products` is the path's first segment.
    let host: String?
    /// The decoded segments of the path.
    let segments: [String]
    /// The decoded names in the query.
    let names: [String]

    init(_ link: String) {
        // RFC 3986. Scalars instead of characters: an accent after a slash would be part of the same character.
        let syntax = /(?:([^:\/?#]+):)?(?:\/\/([^\/?#]*))?([^?#]*)(?:\?([^#]*))?/.matchingSemantics(.unicodeScalar)
        let parts = link.prefixMatch(of: syntax)?.output
        scheme = parts?.1?.lowercased()
        let isWeb = scheme == "https" || scheme == "http"
        host = isWeb ? parts?.2.map { String($0) } : nil
        let first = isWeb ? [] : [parts?.2 ?? ""].filter { !$0.isEmpty }
        let path = (parts?.3 ?? "").utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        let encoded = path.last?.isEmpty == true ? path.dropFirst().dropLast() : path.dropFirst()
        segments = (first + encoded.map { Substring($0) }).compactMap { PercentCoding.decode($0) }
        names = (parts?.4 ?? "").utf8.split(separator: UInt8(ascii: "&")).compactMap { item in
            PercentCoding.decode(Substring(item.prefix { $0 != UInt8(ascii: "=") }), plusIsSpace: true)
        }
    }
}
