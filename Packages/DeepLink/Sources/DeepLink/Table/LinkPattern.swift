/// A pattern taken apart: `/products/:id?color&size`.
struct LinkPattern: Sendable {
    enum Segment: Hashable, Sendable {
        case literal(String)
        case parameter(String)
    }

    let text: String
    let segments: [Segment]
    /// The names of the values in the query, in the order in which they are printed.
    let query: [String]

    init(_ text: String) throws(LinkTableError) {
        let parts = text.utf8.split(
            separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false
        ).map { Substring($0) }
        guard let path = parts.first, path.utf8.first == UInt8(ascii: "/") else {
            throw .badPattern(text, reason: "it does not begin with a slash")
        }
        self.text = text
        segments = try Self.segments(of: path, in: text)
        query = parts.count > 1 ? try Self.names(in: parts[1], of: text) : []
        try Self.checkUnique(names: parameters + query, in: text)
    }

    /// The names of the values in the path.
    var parameters: [String] {
        segments.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
    }

    /// The pattern without its query.
    var path: String { String(text.prefix { $0 != "?" }) }
}

extension LinkPattern {
    /// The longest path, in segments.
    static let segmentLimit = 32

    private static func segments(of path: Substring, in text: String) throws(LinkTableError) -> [Segment] {
        if path == "/" { return [] }
        var result: [Segment] = []
        for part in path.utf8.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            result.append(try segment(part.asText, in: text))
        }
        guard result.count <= segmentLimit else {
            throw .badPattern(text, reason: "it has more than \(segmentLimit) segments")
        }
        return result
    }

    private static func segment(_ part: Substring, in text: String) throws(LinkTableError) -> Segment {
        if part.utf8.first == UInt8(ascii: ":") {
            let name = part.dropFirst()
            guard isName(name) else {
                throw .badPattern(text, reason: "\"\(part)\" does not name a value: letters, digits, - and _ do")
            }
            return .parameter(String(name))
        }
        guard !part.isEmpty else { throw .badPattern(text, reason: "it has an empty segment") }
        guard part != ".", part != "..", part.unicodeScalars.allSatisfy(isLiteral) else {
            throw .badPattern(text, reason: "\"\(part)\" can't stand in a path: letters, digits, - . _ and ~ can")
        }
        return .literal(String(part))
    }

    private static func names(in query: Substring, of text: String) throws(LinkTableError) -> [String] {
        var result: [String] = []
        for part in query.utf8.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false).map(\.asText) {
            guard isName(part) else {
                throw .badPattern(text, reason: "\"\(part)\" does not name a value: letters, digits, - and _ do")
            }
            guard part != tabName else {
                throw .badPattern(text, reason: "\"\(tabName)\" in a query names the tab, in every link")
            }
            result.append(String(part))
        }
        return result
    }

    private static func checkUnique(names: [String], in text: String) throws(LinkTableError) {
        var seen: Set<String> = []
        for name in names where !seen.insert(name).inserted {
            throw .badPattern(text, reason: "it has two values named \"\(name)\"")
        }
    }

    /// The name of the query parameter that names a tab.
    static let tabName = "tab"

    private static func isName(_ text: Substring) -> Bool {
        !text.isEmpty
            && text.utf8.allSatisfy {
                PercentCoding.isUnreserved($0) && $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "~")
            }
    }

    private static func isLiteral(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII
            ? PercentCoding.isUnreserved(UInt8(truncatingIfNeeded: scalar.value))
            : scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
    }
}
