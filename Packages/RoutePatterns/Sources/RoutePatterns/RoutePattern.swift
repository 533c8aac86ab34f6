/// A path and the values in it: `/products/:id/*rest?color&tag*`.
///
/// <doc:PatternSyntax> describes the syntax.
public struct RoutePattern: Sendable {
    /// A part of the path between two slashes.
    public enum Segment: Hashable, Sendable {
        /// Matches exactly this text.
        case literal(String)
        /// `:name` matches one segment with any text.
        case parameter(String)
        /// `lamp-:name.html` matches one segment with any text between a prefix and a suffix, one of which can be empty.
        case part(prefix: String, String, suffix: String)
        /// `*name` matches one or more segments, up to the end of the path.
        case tail(String)
    }

    /// A value of the pattern. Code that reads and prints links refers to it by its index in ``RoutePattern/parameters``.
    public struct Parameter: Hashable, Sendable {
        /// The part of the link that holds a value, and how many texts it has.
        public enum Kind: Hashable, Sendable {
            /// Exactly one text.
            case path
            /// A list of at least one text.
            case tail
            /// One text or none: `name` in the query.
            case query
            /// Any number of texts: `name*` in the query.
            case repeatedQuery
        }

        /// The name, without `:` and `*`.
        public let name: String
        /// The part of the link that holds the value.
        public let kind: Kind
        /// The position of the name in the UTF-8 of ``RoutePattern/text``.
        public let offset: Int
    }

    /// The pattern as it was written.
    public let text: String
    /// The parts of the path between its slashes, in their order.
    public let segments: [Segment]
    /// The query parameters in the order in which they are printed.
    public let query: [Parameter]
    /// All values: those of the path in their order, the tail, then those of the query.
    public let parameters: [Parameter]
    /// The indices of the segments that hold values.
    let valueSegments: [Int]

    /// Parses a pattern.
    ///
    /// - Throws: ``RoutePatternError`` with the problem and its position.
    /// - Complexity: O(*n*) in the length of the text.
    public init(_ text: String) throws(RoutePatternError) {
        var parser = PatternParser(text)
        let segments = try parser.segments()
        let pathCount = parser.parameters.count
        try parser.readQuery()
        self.text = text
        self.segments = segments
        query = Array(parser.parameters[pathCount...])
        parameters = parser.parameters
        valueSegments = segments.indices.filter { if case .literal = segments[$0] { false } else { true } }
    }

    /// The maximum number of segments, and of query parameters.
    public static let limit = 32

    /// The pattern without its query: `/products/:id`.
    public var path: String { String(Substring(text.utf8.prefix { $0 != UInt8(ascii: "?") })) }

    /// A Boolean value that indicates whether the path has values. A path without values is a complete address.
    public var hasPathParameters: Bool { !valueSegments.isEmpty }

    /// Returns whether the pattern can be an older path of another one: it has the same values in its path, in any order, and
    /// no query.
    public func isAlias(of other: RoutePattern) -> Bool {
        func values(_ pattern: RoutePattern) -> [String: Parameter.Kind] {
            let parameters = pattern.parameters.prefix(pattern.valueSegments.count)
            return Dictionary(parameters.map { ($0.name, $0.kind) }) { first, _ in first }
        }
        return query.isEmpty && values(self) == values(other)
    }

    /// Returns the value of a parameter in a path that matches the pattern, or the first of a tail. Returns `nil` if the
    /// path has no such parameter.
    ///
    /// - Parameters:
    ///   - parameter: The index of the parameter in ``parameters``.
    ///   - path: The decoded segments of the path.
    public func value(_ parameter: Int, in path: [String]) -> String? {
        guard valueSegments.indices.contains(parameter), path.indices.contains(valueSegments[parameter]) else {
            return nil
        }
        let segment = valueSegments[parameter]
        return segments[segment].affixes.flatMap { $0.value(in: path[segment]) }.map(PathValue.value(of:))
    }

    /// Returns the values of the tail in a path that matches the pattern.
    ///
    /// - Parameter path: The decoded segments of the path.
    public func tail(in path: [String]) -> [String] {
        guard case .tail = segments.last else { return [] }
        return path.dropFirst(segments.count - 1).map(PathValue.value(of:))
    }

    /// Returns the segments of a path with values, not percent-encoded yet.
    ///
    /// - Parameter values: One value for a parameter, and any number for a tail.
    public func path(with values: [[String]]) -> [String] {
        var values = values[...]
        return segments.flatMap { segment in
            if case .literal(let text) = segment { return [text] }
            let affixes = segment.affixes ?? Affixes()
            return (values.popFirst() ?? []).map { affixes.prefix + PathValue.segment(of: $0) + affixes.suffix }
        }
    }
}

/// The texts before and after a value in its segment.
struct Affixes {
    var prefix = ""
    var suffix = ""

    /// Affixes with more bytes are preferred, first of all a longer prefix.
    var precedence: [Int] { [-prefix.utf8.count, -suffix.utf8.count] }

    /// Returns the value in a segment, not decoded yet. Returns `nil` if the segment doesn't match.
    func value(in segment: String) -> String? {
        if prefix.isEmpty, suffix.isEmpty { return segment.isPathValue ? segment : nil }
        let rest = segment.utf8.dropFirst(prefix.utf8.count)
        guard segment.utf8.starts(with: prefix.utf8), rest.count > suffix.utf8.count,
            rest.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
        else { return nil }
        let value = String(Substring(rest.dropLast(suffix.utf8.count)))
        return value.isPathValue ? value : nil
    }
}

extension RoutePattern.Segment: CustomStringConvertible {
    /// The segment as a pattern has it: `:id`.
    public var description: String {
        switch self {
        case .literal(let text): text
        case .parameter(let name): ":\(name)"
        case .part(let prefix, let name, let suffix): "\(prefix):\(name)\(suffix)"
        case .tail(let name): "*\(name)"
        }
    }

    /// The texts around the value. `nil` for a literal.
    var affixes: Affixes? {
        switch self {
        case .literal: nil
        case .parameter, .tail: Affixes()
        case .part(let prefix, _, let suffix): Affixes(prefix: prefix, suffix: suffix)
        }
    }
}

// Query parameters with the same meaning in every link.
extension RoutePattern: Hashable {
    /// The query parameter for the tab.
    public static let tabName = "tab"
    /// The query parameter for a screen below the link's own screen.
    public static let viaName = "via"
    /// The query parameter for a screen that is presented over the link's own screen.
    public static let modalName = "modal"
    /// The query parameter for the transition of the link's own screen.
    public static let transitionName = "as"

    /// The query parameters with the same meaning in every link. Patterns can't use these names in their query.
    public static let reservedNames = [tabName, viaName, modalName, transitionName]

    fileprivate static let meanings = [
        tabName: "names the tab", viaName: "names a screen under the link's own",
        modalName: "names a screen over the link's own", transitionName: "says how the screen comes up",
    ]

    /// Compares the bytes, as matching does: another normalization form of the same text is a different pattern.
    public static func == (one: Self, other: Self) -> Bool { one.text.utf8.elementsEqual(other.text.utf8) }

    public func hash(into hasher: inout Hasher) {
        for byte in text.utf8 { hasher.combine(byte) }
    }
}

/// A problem of a pattern, and its position.
public struct RoutePatternError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The pattern as it was written.
    public let text: String
    /// The problem, as the end of a sentence: `it does not begin with a slash`.
    public let reason: String
    /// The position of the problem in the text's UTF-8.
    public let offset: Int

    public var description: String {
        "The pattern \"\(text)\" can't be used: \(reason) (byte \(offset)). Write it like "
            + "\"/products/:id/*rest?color&tag*\"."
    }
}

private struct PatternParser {
    private typealias Part = Substring.UTF8View

    private let text: String
    private(set) var parameters: [RoutePattern.Parameter] = []

    init(_ text: String) { self.text = text }

    private var path: Part { text.utf8.prefix { $0 != UInt8(ascii: "?") } }

    mutating func segments() throws(RoutePatternError) -> [RoutePattern.Segment] {
        if path.first != UInt8(ascii: "/") { throw error("it does not begin with a slash", at: text.startIndex) }
        var result: [RoutePattern.Segment] = []
        for part in path.count == 1 ? [] : parts(of: path, separator: "/") {
            guard result.count < RoutePattern.limit else {
                throw error("it has more than \(RoutePattern.limit) segments", at: part.startIndex)
            }
            result.append(try segment(part))
        }
        return result
    }

    mutating func readQuery() throws(RoutePatternError) {
        let pathCount = parameters.count
        let query = text.utf8[path.endIndex...]
        for part in query.isEmpty ? [] : parts(of: query, separator: "&") {
            guard parameters.count - pathCount < RoutePattern.limit else {
                throw error("it has more than \(RoutePattern.limit) values in its query", at: part.startIndex)
            }
            let isRepeated = part.count > 1 && part.last == UInt8(ascii: "*")
            let name = try name(
                isRepeated ? part.dropLast() : part, in: part, kind: isRepeated ? .repeatedQuery : .query)
            if let meaning = RoutePattern.meanings[name] {
                throw error("\"\(name)\" in a query \(meaning), in every link", at: part.startIndex)
            }
        }
    }

    /// Splits a text after its first character.
    private func parts(of text: Part, separator: Unicode.Scalar) -> [Part] {
        text.dropFirst().split(separator: UInt8(ascii: separator), omittingEmptySubsequences: false)
    }

    private mutating func segment(_ part: Part) throws(RoutePatternError) -> RoutePattern.Segment {
        if part.isEmpty { throw error("it has an empty segment", at: part.startIndex) }
        if part.first == UInt8(ascii: "*") {
            let name = try name(part.dropFirst(), in: part, kind: .tail)
            guard part.endIndex == path.endIndex else {
                throw error("\"*\(name)\" takes all that follows, so no segment can follow it", at: part.endIndex)
            }
            return .tail(name)
        }
        guard let colon = part.firstIndex(of: UInt8(ascii: ":")) else { return .literal(try literal(part)) }
        // `:id`, `lamp-:id` or `:id.html`.
        let (prefix, rest) = (part[..<colon], part[colon...].dropFirst())
        let value = rest.prefix { !"~.".utf8.contains($0) }
        let before = prefix.isEmpty ? "" : try literal(prefix)
        let name = try name(value, in: part, kind: .path)
        let after = value.endIndex == rest.endIndex ? "" : try literal(rest[value.endIndex...])
        return before.isEmpty && after.isEmpty ? .parameter(name) : .part(prefix: before, name, suffix: after)
    }

    private func literal(_ part: Part) throws(RoutePatternError) -> String {
        let text = String(Substring(part))
        let isDots = text == "." || text == ".."
        let valid = text.unicodeScalars.prefix { !isDots && Self.isLiteral($0) }
        guard valid.endIndex == text.endIndex else {
            let length = valid.reduce(0) { $0 + UTF8.width($1) }
            throw error(
                "\"\(text)\" can't be in a path: letters, digits, - . _ and ~ can",
                at: part.index(part.startIndex, offsetBy: length))
        }
        return text
    }

    /// Reads the name of a parameter.
    ///
    /// - Parameter whole: The part of the pattern that an error shows.
    private mutating func name(
        _ part: Part, in whole: Part, kind: RoutePattern.Parameter.Kind
    ) throws(RoutePatternError) -> String {
        let (name, shown) = (String(Substring(part)), String(Substring(whole)))
        let wrong = part.firstIndex { !Self.isName($0) }
        guard let first = part.first, wrong == nil else {
            throw error(
                "\"\(shown)\" does not name a value: letters, digits, - and _ do", at: wrong ?? part.startIndex)
        }
        guard Self.beginsName(first) else {
            throw error("\"\(shown)\" does not name a value: a name begins with a letter or _", at: part.startIndex)
        }
        if parameters.contains(where: { $0.name == name }) {
            throw error("it has two values named \"\(name)\"", at: part.startIndex)
        }
        parameters.append(RoutePattern.Parameter(name: name, kind: kind, offset: offset(of: part.startIndex)))
        return name
    }

    private func offset(of index: String.Index) -> Int { text.utf8.distance(from: text.startIndex, to: index) }

    private func error(_ reason: String, at index: String.Index) -> RoutePatternError {
        RoutePatternError(text: text, reason: reason, offset: offset(of: index))
    }

    private static func isName(_ byte: UInt8) -> Bool {
        PercentCoding.isUnreserved(byte) && byte != UInt8(ascii: ".") && byte != UInt8(ascii: "~")
    }

    private static func beginsName(_ byte: UInt8) -> Bool {
        isName(byte) && byte != UInt8(ascii: "-") && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    /// Returns whether a literal can contain a character. Beyond ASCII, letters of any script are allowed.
    private static func isLiteral(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII
            ? PercentCoding.isUnreserved(UInt8(truncatingIfNeeded: scalar.value))
            : scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
    }
}
