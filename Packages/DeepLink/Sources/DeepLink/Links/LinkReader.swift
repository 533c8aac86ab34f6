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

    init(_ link: String, from source: LinkSource) throws(DeepLinkRefusal) {
        self = try link.withSpan { utf8 throws(DeepLinkRefusal) in try LinkAddress(utf8, from: source) }
    }

    /// - Parameter utf8: The UTF-8 of the link.
    init(_ utf8: Span<UInt8>, from source: LinkSource) throws(DeepLinkRefusal) {
        guard utf8.count <= source.limit else { throw .tooLong(bytes: utf8.count, limit: source.limit) }
        guard utf8.end(from: 0, where: { $0 <= UInt8(ascii: " ") || $0 == 0x7F }) == utf8.count else {
            throw utf8.malformed("it contains a blank or a control character, which has to be percent-encoded")
        }
        var scheme: Range<Int>?
        var authority: Range<Int>?
        var start = 0
        if utf8.isEmpty || utf8[0] != .slash {
            let end = utf8.end(from: 0) { !$0.canBeInScheme }
            guard end < utf8.count, utf8[end] == .colon, utf8[0].isLetter else {
                throw utf8.malformed("it begins neither with a scheme nor with a slash")
            }
            scheme = 0..<end
            start = end + 1
        }
        if start + 1 < utf8.count, utf8[start] == .slash, utf8[start + 1] == .slash {
            guard scheme != nil else { throw utf8.malformed("it names a host but no scheme") }
            let end = utf8.end(from: start + 2) { $0.endsOrigin }
            authority = (start + 2)..<end
            start = end
        }
        self.scheme = scheme
        self.authority = authority
        let pathEnd = utf8.end(from: start) { $0 == .question || $0 == .number }
        path = start..<pathEnd
        let queryStart = min(pathEnd + 1, utf8.count)
        let hasQuery = pathEnd < utf8.count && utf8[pathEnd] == .question
        query = queryStart..<(hasQuery ? utf8.end(from: queryStart) { $0 == .number } : queryStart)
    }
}

/// A name and its value in the query of a link, by their positions, before they are decoded.
typealias LinkItem = (name: Range<Int>, value: Range<Int>)

/// Finds the entry of a link and its values, without knowing the type of the app's routes.
final class LinkReader: Sendable {
    private let policy: LinkPolicy
    private let index: LinkIndex

    init(_ policy: LinkPolicy, _ index: LinkIndex) {
        self.policy = policy
        self.index = index
    }

    /// - Throws: ``DeepLinkRefusal`` with the problem of the link.
    func read(_ link: String, from source: LinkSource) throws(DeepLinkRefusal) -> LinkValues {
        let found = try link.withSpan { utf8 throws(DeepLinkRefusal) in try find(utf8, from: source) }
        let kind = index.kinds[found.entry]
        let query = found.query.isEmpty ? nil : LinkQuery(of: link, at: found.query, kind.pattern.query)
        return LinkValues(kind: kind, link: link, path: found.path, query: query, tabs: index.tabs)
    }

    private func find(
        _ utf8: Span<UInt8>, from source: LinkSource
    ) throws(DeepLinkRefusal) -> (entry: Int, path: Range<Int>, query: Range<Int>) {
        guard utf8.count <= source.limit else { throw .tooLong(bytes: utf8.count, limit: source.limit) }
        if let originEnd = policy.end(in: utf8) {
            // Most links are web links without a query.
            let path = originEnd..<utf8.count
            if let entry = index.entry(of: utf8.extracting(path)) { return (entry, path, utf8.count..<utf8.count) }
            if utf8.isPlain(in: path) { throw .unknownPath(utf8.pathText(path)) }
        }
        let address = try LinkAddress(utf8, from: source)
        let path = try policy.path(of: address, utf8, from: source)
        if let entry = index.entry(of: utf8.extracting(path)) { return (entry, path, address.query) }
        try utf8.checkEncoding(of: path)
        throw .unknownPath(utf8.pathText(path))
    }
}

extension LinkKind {
    /// Creates the route of a link: all kinds of a table have the type of its routes.
    func route<Route: Hashable & Sendable>(of values: inout LinkValues) throws(DeepLinkRefusal) -> Route {
        try unsafeDowncast(self, to: Typed<Route>.self).parse(&values)
    }
}

extension String {
    /// Calls a function with the text's UTF-8. Unsafe code for links is only in this file.
    ///
    /// It's inlined, because a function that is passed on counts references: 100 instructions of a link.
    @inline(__always)
    func withSpan<Value, Failure>(_ body: (Span<UInt8>) throws(Failure) -> Value) throws(Failure) -> Value {
        // A text of Objective-C is copied.
        var text = self
        return try text.withUTF8 { utf8 in
            Result { () throws(Failure) in try body(utf8.span) }
        }.get()
    }
}

extension Span<UInt8> {
    /// Returns whether a part has no blank, control character, `#`, `%` and `?`.
    fileprivate func isPlain(in part: Range<Int>) -> Bool {
        let part = extracting(part)
        return part.indices.allSatisfy { part[$0] > .percent && part[$0] != .question && part[$0] != 0x7F }
    }

    /// Returns the refusal of the link.
    func malformed(_ reason: String) -> DeepLinkRefusal { .malformedURL(text(0..<count), reason: reason) }

    /// Returns the position of the first byte with a property, or else the end.
    fileprivate func end(from start: Int, to end: Int? = nil, where isEnd: (UInt8) -> Bool) -> Int {
        let end = end ?? count
        var position = start
        while position < end, !isEnd(self[position]) { position += 1 }
        return position
    }

    /// Returns whether a part contains a byte.
    func contains(_ byte: UInt8, in part: Range<Int>) -> Bool {
        end(from: part.lowerBound, to: part.upperBound) { $0 == byte } < part.upperBound
    }

    /// Returns whether the text begins with a text.
    ///
    /// The loop has no branches, so that it takes several bytes at once.
    func begins(with text: [UInt8]) -> Bool {
        guard count >= text.count else { return false }
        let start = extracting(..<text.count)
        var difference: UInt8 = 0
        for index in start.indices { difference |= start[index] ^ text[index] }
        return difference == 0
    }

    /// Returns a part that begins and ends at a character as a text.
    func text(_ part: Range<Int>) -> String {
        extracting(part).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns a part with small letters instead of the capital letters from A to Z.
    func lowercasedText(_ part: Range<Int>) -> String {
        String(decoding: part.map { self[$0].lowercased }, as: UTF8.self)
    }

    /// Returns a decoded path without a trailing slash.
    fileprivate func pathText(_ path: Range<Int>) -> String {
        let hasTrailingSlash = path.count > 1 && self[path.upperBound - 1] == .slash
        let path = path.lowerBound..<(path.upperBound - (hasTrailingSlash ? 1 : 0))
        return path.isEmpty ? "/" : decoded(path) ?? ""
    }

    /// Checks that each segment of a path is valid percent-encoded UTF-8.
    fileprivate func checkEncoding(of path: Range<Int>) throws(DeepLinkRefusal) {
        guard contains(.percent, in: path), decoded(path) == nil else { return }
        for (index, segment) in segments(of: path).enumerated() where decoded(segment) == nil {
            // The reason is logged, so it doesn't hold the segment.
            throw malformed("segment \(index + 1) of its path is not valid percent-encoded UTF-8")
        }
    }

    /// Returns the segments of a path. A trailing slash adds none.
    func segments(of path: Range<Int>) -> [Range<Int>] {
        var segments: [Range<Int>] = []
        var start = path.lowerBound + 1
        while start < path.upperBound {
            let end = end(from: start, to: path.upperBound) { $0 == .slash }
            segments.append(start..<end)
            start = end + 1
        }
        return segments
    }

    /// Returns the value in a segment of a path that has the segment.
    func value(ofSegment index: Int, in path: Range<Int>) -> String {
        var start = path.lowerBound + 1
        for _ in 0..<index { start = end(from: start, to: path.upperBound) { $0 == .slash } + 1 }
        var isEncoded = false
        let end = end(from: start, to: path.upperBound) { byte in
            isEncoded = isEncoded || byte == .percent || byte == .tilde
            return byte == .slash
        }
        return isEncoded ? value(of: start..<end) : text(start..<end)
    }

    /// Returns the value in a segment with valid percent-encoding.
    func value(of segment: Range<Int>) -> String { PathValue.value(of: decoded(segment) ?? "") }

    /// Decodes a part of a path. Returns `nil` if it isn't valid percent-encoded UTF-8.
    private func decoded(_ part: Range<Int>) -> String? {
        contains(.percent, in: part) ? PercentCoding.decode(extracting(part), plusIsSpace: false) : text(part)
    }

    /// Returns the items of a query. Empty ones are left out.
    func items(in query: Range<Int>) -> [LinkItem] {
        var items: [LinkItem] = []
        var start = query.lowerBound
        while start < query.upperBound {
            let end = end(from: start, to: query.upperBound) { $0 == UInt8(ascii: "&") }
            let equals = self.end(from: start, to: end) { $0 == UInt8(ascii: "=") }
            if start < end { items.append((start..<equals, Swift.min(equals + 1, end)..<end)) }
            start = end + 1
        }
        return items
    }

    /// Decodes a name or value in a query. Returns `nil` if it isn't valid percent-encoded UTF-8.
    func decodedInQuery(_ part: Range<Int>) -> String? {
        let isPlain = !contains(.percent, in: part) && !contains(.plus, in: part)
        return isPlain ? text(part) : PercentCoding.decode(extracting(part), plusIsSpace: true)
    }

    /// Returns whether a value is a URL whose own query isn't percent-encoded. Its next `&` ends the value.
    func isURLWithQuery(_ value: Range<Int>) -> Bool {
        let question = end(from: value.lowerBound, to: value.upperBound) { $0 == .question }
        guard question < value.upperBound else { return false }
        let url = extracting(value.lowerBound..<question)
        return url.indices.dropLast(2).contains { url[$0] == .colon && url[$0 + 1] == .slash && url[$0 + 2] == .slash }
    }
}

extension RoutePattern {
    /// Returns the reserved name that is equal to a name.
    static func reservedName(_ name: String) -> String? { reservedNames.first { $0.utf8.elementsEqual(name.utf8) } }
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
