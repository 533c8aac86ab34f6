import RoutePatterns

/// The parts of a link, split as the app does it. The app's rules for schemes and hosts aren't known here.
struct ParsedLink: Hashable {
    /// The reason why a link can't be read, as the end of a sentence.
    struct Failure: Error {
        let reason: String

        init(_ reason: String) { self.reason = reason }
    }

    struct QueryItem: Hashable {
        let name: String
        /// The decoded value, or nil if it is invalid.
        let value: String?
    }

    /// The scheme in lower case, or nil for a path.
    private(set) var scheme: String?
    private(set) var host: String?
    /// The decoded segments of the path.
    private(set) var segments: [String] = []
    /// The items with a valid name.
    private(set) var query: [QueryItem] = []

    init(_ text: String) throws(Failure) {
        let limit = text.utf8.first == Self.slash ? 65_536 : 2_048
        guard text.utf8.count <= limit else {
            throw Failure("it is \(text.utf8.count) bytes long; links of up to \(limit) are read")
        }
        guard text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else {
            throw Failure("it contains a blank or a control character, which has to be percent-encoded")
        }
        // Bytes instead of characters: an accent after a slash would be part of the same character.
        var rest = text[...].utf8.prefix { $0 != UInt8(ascii: "#") }
        if rest.first != Self.slash {
            let scheme = rest.prefix { $0 != UInt8(ascii: ":") }
            guard scheme.count < rest.count, Self.isScheme(scheme) else {
                throw Failure("it begins neither with a scheme nor with a slash")
            }
            self.scheme = Substring(scheme).lowercased()
            rest = rest.dropFirst(scheme.count + 1)
        }
        let hierarchy = rest.prefix { $0 != UInt8(ascii: "?") }
        query = Self.items(rest.dropFirst(hierarchy.count + 1))
        segments = try Self.decoded(try rawSegments(hierarchy))
    }

    private typealias Bytes = Substring.UTF8View

    private static let slash = UInt8(ascii: "/")

    /// Splits the path, and reads the host of a web link. In `shop://products/12`, it is the path's first segment.
    private mutating func rawSegments(_ hierarchy: Bytes) throws(Failure) -> [Bytes] {
        guard hierarchy.starts(with: "//".utf8) else {
            guard hierarchy.first == Self.slash, !isWeb else {
                throw Failure(isWeb ? "it names no host" : "its path does not begin with a slash")
            }
            return Self.parts(hierarchy)
        }
        guard scheme != nil else { throw Failure("it names a host but no scheme") }
        let authority = hierarchy.dropFirst(2).prefix { $0 != Self.slash }
        guard !authority.contains(UInt8(ascii: "@")) else {
            throw Failure("it names a user or a password, which no link needs")
        }
        let path = Self.parts(hierarchy.dropFirst(2 + authority.count))
        if isWeb {
            guard !authority.isEmpty else { throw Failure("it names no host") }
            host = Substring(authority).lowercased()
            return path
        }
        guard !authority.contains(UInt8(ascii: ":")) else {
            throw Failure("it names a port, which only web links have")
        }
        return authority.isEmpty ? path : [authority] + path
    }

    private var isWeb: Bool { scheme == "https" || scheme == "http" }

    private static func parts(_ path: Bytes) -> [Bytes] {
        let parts = path.split(separator: slash, omittingEmptySubsequences: false).dropFirst()
        return Array(parts.last?.isEmpty == true ? parts.dropLast() : parts)
    }

    private static func decoded(_ parts: [Bytes]) throws(Failure) -> [String] {
        var result: [String] = []
        for part in parts {
            guard let segment = PercentCoding.decode(Substring(part)) else {
                throw Failure("\"\(Substring(part))\" in its path is not valid percent-encoded UTF-8")
            }
            result.append(segment)
        }
        return result
    }

    private static func items(_ query: Bytes) -> [QueryItem] {
        query.split(separator: UInt8(ascii: "&")).compactMap { item in
            let name = item.prefix { $0 != UInt8(ascii: "=") }
            let value = Substring(item.dropFirst(name.count + 1))
            return PercentCoding.decode(Substring(name), plusIsSpace: true).map {
                QueryItem(name: $0, value: PercentCoding.decode(value, plusIsSpace: true))
            }
        }
    }

    private static func isScheme(_ bytes: Bytes) -> Bool {
        let text = Substring(bytes)
        guard let first = text.first, first.isASCII, first.isLetter else { return false }
        return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    }
}
