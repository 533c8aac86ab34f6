/// A path and its query, taken apart and decoded, as tools want to look at them.
public struct RoutePath: Hashable, Sendable {
    /// A name and a value of the query.
    public struct QueryItem: Hashable, Sendable {
        public let name: String
        public let value: String

        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The segments, decoded. A slash at the end adds none; other empty segments stand here.
    public let segments: [String]
    /// What stands in the query, in that order. What can't be decoded is left out.
    public let query: [QueryItem]

    /// Takes a path such as `/products/a%2Fb?q=red+shoes#top` apart; nil when it does not begin with a slash, or a segment
    /// can't be decoded.
    public init?(_ text: String) {
        let withoutFragment = text.utf8.prefix { $0 != UInt8(ascii: "#") }
        let path = withoutFragment.prefix { $0 != UInt8(ascii: "?") }
        guard path.first == UInt8(ascii: "/") else { return nil }
        var raw = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).dropFirst()
        if raw.last?.isEmpty == true { raw = raw.dropLast() }
        var segments: [String] = []
        for part in raw {
            guard let segment = PercentCoding.decode(Substring(part)) else { return nil }
            segments.append(segment)
        }
        self.segments = segments
        query = withoutFragment.dropFirst(path.count + 1).split(separator: UInt8(ascii: "&")).compactMap { item in
            let name = item.prefix { $0 != UInt8(ascii: "=") }
            guard let decoded = PercentCoding.decode(Substring(name), plusIsSpace: true),
                let value = PercentCoding.decode(Substring(item.dropFirst(name.count + 1)), plusIsSpace: true)
            else { return nil }
            return QueryItem(name: decoded, value: value)
        }
    }
}
