import RoutePatterns

/// The parts of a link, by their positions in its UTF-8, before they are decoded. A fragment is ignored.
///
/// The parser compares bytes and accepts one spelling, so that it never opens what a lenient parser would make of a link.
struct LinkAddress {
    /// `nil` for a plain path.
    let scheme: Range<Int>?
    /// The part between `//` and the path. `nil` without `//`.
    let authority: Range<Int>?
    /// The part before the query. It begins with a slash or is empty, except in a link like `mailto:…`.
    let path: Range<Int>
    /// The part after `?`.
    let query: Range<Int>
    /// A Boolean value that indicates whether the link has neither a query nor percent-encoding.
    let isPlain: Bool

    init(_ link: String, from source: LinkSource) throws(DeepLinkRefusal) {
        self = try link.withSpan { utf8 throws(DeepLinkRefusal) in try LinkAddress(link, utf8, from: source) }
    }

    /// - Parameters:
    ///   - utf8: The UTF-8 of the link.
    ///   - originEnd: The end of the scheme and host. `nil` if they aren't known yet.
    init(
        _ link: String, _ utf8: Span<UInt8>, from source: LinkSource, originEnd: Int? = nil
    ) throws(DeepLinkRefusal) {
        guard utf8.count <= source.limit else { throw .tooLong(bytes: utf8.count, limit: source.limit) }
        isPlain = utf8.isPlain
        guard isPlain || !utf8.hasBlanks else {
            throw .malformedURL(
                link, reason: "it contains a blank or a control character, which has to be percent-encoded")
        }
        var scheme: Range<Int>?
        var authority: Range<Int>?
        var start = originEnd ?? 0
        if originEnd == nil {
            if utf8.isEmpty || utf8[0] != .slash {
                let end = utf8.end(from: 0) { !$0.canBeInScheme }
                guard end < utf8.count, utf8[end] == .colon, utf8[0].isLetter else {
                    throw .malformedURL(link, reason: "it begins neither with a scheme nor with a slash")
                }
                scheme = 0..<end
                start = end + 1
            }
            if start + 1 < utf8.count, utf8[start] == .slash, utf8[start + 1] == .slash {
                guard scheme != nil else { throw .malformedURL(link, reason: "it names a host but no scheme") }
                let end = utf8.end(from: start + 2) { $0.endsOrigin }
                authority = (start + 2)..<end
                start = end
            }
        }
        self.scheme = scheme
        self.authority = authority
        let pathEnd = isPlain ? utf8.count : utf8.end(from: start) { $0 == .question || $0 == .number }
        path = start..<pathEnd
        let queryStart = min(pathEnd + 1, utf8.count)
        let hasQuery = pathEnd < utf8.count && utf8[pathEnd] == .question
        query = queryStart..<(hasQuery ? utf8.end(from: queryStart) { $0 == .number } : queryStart)
    }
}

/// A name and its value in the query of a link, by their positions, before they are decoded.
struct LinkItem {
    let name: Range<Int>
    let value: Range<Int>
}

/// Finds the entry of a link and its values, without knowing the type of the app's routes.
final class LinkReader: Sendable {
    private let origins: LinkOrigins
    private let index: LinkIndex

    init(_ policy: LinkPolicy, _ index: LinkIndex) {
        origins = LinkOrigins(policy)
        self.index = index
    }

    /// - Throws: ``DeepLinkRefusal`` with the problem of the link.
    func read(_ link: String, from source: LinkSource) throws(DeepLinkRefusal) -> LinkValues {
        let found = try link.withSpan { utf8 throws(DeepLinkRefusal) in try find(link, utf8, from: source) }
        let kind = index.kinds[found.entry]
        guard !found.query.isEmpty else { return LinkValues(kind: kind, link: link, path: found.path, query: nil) }
        let query = try LinkQuery(of: link, at: found.query, kind.pattern.query)
        if let tab = query.tab, !index.tabs.contains(where: { $0.identifier == tab }) { throw .unknownTab(tab) }
        return LinkValues(kind: kind, link: link, path: found.path, query: query)
    }

    private func find(
        _ link: String, _ utf8: Span<UInt8>, from source: LinkSource
    ) throws(DeepLinkRefusal) -> (entry: Int, path: Range<Int>, query: Range<Int>) {
        let originEnd = origins.end(in: utf8)
        let address = try LinkAddress(link, utf8, from: source, originEnd: originEnd)
        let path = originEnd == nil ? try origins.path(of: address, in: link, utf8, from: source) : address.path
        let isEncoded = !address.isPlain && utf8.contains(.percent, in: path)
        let segments = isEncoded ? try utf8.segments(of: path, in: link) : nil
        guard let entry = segments.map({ index.entry(of: $0) }) ?? index.entry(of: utf8.extracting(path)) else {
            throw .unknownPath(segments.map { "/" + $0.joined(separator: "/") } ?? utf8.plainText(path))
        }
        return (entry, path, address.query)
    }
}

/// Creates the routes of an entry. Without its type, it can be in a list that isn't generic, in which an element is found
/// without a lookup of the list's type: that costs a quarter of the instructions to read a link.
final class LinkParser<Route: Hashable & Sendable>: Sendable {
    let parse: LinkEntry<Route>.Parse

    init(_ parse: @escaping LinkEntry<Route>.Parse) { self.parse = parse }
}

/// Returns a parser with its type: a table creates all of its parsers for its own routes.
func typed<Route>(_ parser: any AnyObject & Sendable) -> LinkParser<Route> {
    unsafeDowncast(parser, to: LinkParser<Route>.self)
}

extension String {
    /// Calls a function with the text's UTF-8. Unsafe code for links is only in this file.
    func withSpan<Value, Failure>(_ body: (Span<UInt8>) throws(Failure) -> Value) throws(Failure) -> Value {
        var text = self
        let result = text.withUTF8 { utf8 in
            Result { () throws(Failure) in try body(utf8.span) }
        }
        return try result.get()
    }
}

extension Span<UInt8> {
    /// A Boolean value that indicates whether the text has no blank, control character, `#`, `%` and `?`.
    ///
    /// The loop has no branches, so that it takes several bytes at once.
    fileprivate var isPlain: Bool {
        var (lowest, question) = (UInt8.max, UInt8.max)
        for position in indices {
            lowest = Swift.min(lowest, self[position])
            // 0 for the question mark and the control character 0x7F.
            question = Swift.min(question, (self[position] ^ .question) & 0xBF)
        }
        return lowest > .percent && question > 0
    }

    fileprivate var hasBlanks: Bool { end(from: 0) { $0 <= UInt8(ascii: " ") || $0 == 0x7F } < count }

    /// Returns the position of the first byte with a property, or else the end.
    fileprivate func end(from start: Int, to end: Int? = nil, _ isEnd: (UInt8) -> Bool) -> Int {
        let end = end ?? count
        var position = start
        while position < end, !isEnd(self[position]) { position += 1 }
        return position
    }

    /// Returns whether a part contains a byte.
    func contains(_ byte: UInt8, in part: Range<Int>) -> Bool {
        end(from: part.lowerBound, to: part.upperBound) { $0 == byte } < part.upperBound
    }

    /// Returns whether the text begins with a text in lowercase, ignoring the case of ASCII letters.
    func begins(with lowercase: [UInt8]) -> Bool {
        guard count >= lowercase.count else { return false }
        for index in lowercase.indices where self[index] != lowercase[index] {
            guard self[index].lowercased == lowercase[index] else { return false }
        }
        return true
    }

    /// Returns a part that begins and ends at a character as a text.
    func text(_ part: Range<Int>) -> String {
        extracting(part).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns a part with small letters instead of the capital letters from A to Z.
    func lowercasedText(_ part: Range<Int>) -> String {
        String(decoding: part.map { self[$0].lowercased }, as: UTF8.self)
    }

    /// Returns a path without percent-encoding and trailing slash as a text.
    fileprivate func plainText(_ path: Range<Int>) -> String {
        let hasTrailingSlash = path.count > 1 && self[path.upperBound - 1] == .slash
        return path.isEmpty ? "/" : text(path.lowerBound..<(path.upperBound - (hasTrailingSlash ? 1 : 0)))
    }

    /// Decodes the segments of a path. A trailing slash adds none.
    func segments(of path: Range<Int>, in link: String) throws(DeepLinkRefusal) -> [String] {
        var segments: [String] = []
        var slash = path.lowerBound
        while slash < path.upperBound {
            let end = end(from: slash + 1, to: path.upperBound) { $0 == .slash }
            let segment = (slash + 1)..<end
            guard let decoded = PercentCoding.decode(extracting(segment), plusIsSpace: false) else {
                throw .malformedURL(link, reason: "\"\(text(segment))\" in its path is not valid percent-encoded UTF-8")
            }
            segments.append(decoded)
            slash = end
        }
        if segments.last?.isEmpty == true { segments.removeLast() }
        return segments
    }

    /// Returns the value in a segment of a path that has the segment.
    func value(ofSegment index: Int, in path: Range<Int>) -> String {
        var (start, end) = (path.lowerBound, path.lowerBound)
        for _ in 0...index {
            start = Swift.min(end + 1, path.upperBound)
            end = self.end(from: start, to: path.upperBound) { $0 == .slash }
        }
        let isPlain = !contains(.percent, in: start..<end) && (start == end || self[start] != .tilde)
        if isPlain { return text(start..<end) }
        return PathValue.value(of: PercentCoding.decode(extracting(start..<end), plusIsSpace: false) ?? "")
    }

    /// Returns the items of a query. Empty ones are left out.
    func items(in query: Range<Int>) -> [LinkItem] {
        var items: [LinkItem] = []
        var start = query.lowerBound
        while start < query.upperBound {
            let end = end(from: start, to: query.upperBound) { $0 == UInt8(ascii: "&") }
            let equals = self.end(from: start, to: end) { $0 == UInt8(ascii: "=") }
            if start < end { items.append(LinkItem(name: start..<equals, value: Swift.min(equals + 1, end)..<end)) }
            start = end + 1
        }
        return items
    }

    /// Decodes a name or value in a query. Returns `nil` if it isn't valid percent-encoded UTF-8.
    func decodedInQuery(_ part: Range<Int>) -> String? {
        let isPlain = !contains(.percent, in: part) && !contains(.plus, in: part)
        return isPlain ? text(part) : PercentCoding.decode(extracting(part), plusIsSpace: true)
    }

    /// Decodes the value of an item.
    func value(_ item: LinkItem, of name: String, in link: String) throws(DeepLinkRefusal) -> String {
        guard let value = decodedInQuery(item.value) else {
            throw .malformedURL(
                link, reason: "the value of \"\(name)\" in its query is not valid percent-encoded UTF-8")
        }
        return value
    }

    /// Returns the reserved name that an item has.
    func reservedName(of item: LinkItem) -> String? {
        guard let name = decodedInQuery(item.name) else { return nil }
        return RoutePattern.reservedNames.first { $0.utf8.elementsEqual(name.utf8) }
    }
}

extension UInt8 {
    static let slash = UInt8(ascii: "/")
    static let colon = UInt8(ascii: ":")
    static let question = UInt8(ascii: "?")
    static let number = UInt8(ascii: "#")
    static let percent = UInt8(ascii: "%")
    static let plus = UInt8(ascii: "+")
    static let tilde = UInt8(ascii: "~")

    /// A Boolean value that indicates whether the byte can't be in a scheme or host.
    var endsOrigin: Bool { self == .slash || self == .question || self == .number }

    /// The small letter of a capital letter from A to Z. Other letters stay: some of them are equal to others in lowercase.
    fileprivate var lowercased: UInt8 { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self }

    fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lowercased) }

    fileprivate var canBeInScheme: Bool {
        isLetter || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) || self == .plus || self == UInt8(ascii: "-")
            || self == UInt8(ascii: ".")
    }
}
