import RoutePatterns

/// The parts of a link, split as the app does it. The app's rules for schemes and hosts aren't known here.
struct ParsedLink {
    /// The reason why a link can't be read, as the end of a sentence.
    struct Failure: Error {
        let reason: String

        init(_ reason: String) { self.reason = reason }
    }

    /// The scheme in lower case, or nil for a path.
    private(set) var scheme: String?
    private(set) var host: String?
    /// The decoded segments of the path.
    private(set) var segments: [String] = []
    /// The items of the query that have a valid name. The value is nil if it is invalid.
    private(set) var query: [(name: String, value: String?)] = []

    // Bytes instead of characters: an accent after a slash would be part of the same character.
    private typealias Bytes = Substring.UTF8View

    init(_ text: String) throws(Failure) {
        let limit = text.utf8.first == UInt8(ascii: "/") ? 65_536 : 2_048
        guard text.utf8.count <= limit else {
            throw Failure("it is \(text.utf8.count) bytes long; links of up to \(limit) are read")
        }
        guard text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else {
            throw Failure("it contains a blank or a control character, which has to be percent-encoded")
        }
        var rest = text[...].utf8.prefix { $0 != UInt8(ascii: "#") }
        if rest.first != UInt8(ascii: "/") {
            let scheme = Substring(rest.prefix { $0 != UInt8(ascii: ":") })
            guard scheme.utf8.count < rest.count, scheme.first?.isLetter == true,
                scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
            else { throw Failure("it begins neither with a scheme nor with a slash") }
            self.scheme = scheme.lowercased()
            rest = rest.dropFirst(scheme.utf8.count + 1)
        }
        let hierarchy = rest.prefix { $0 != UInt8(ascii: "?") }
        query = Self.items(rest.dropFirst(hierarchy.count + 1))
        for part in try parts(of: hierarchy) {
            guard let segment = PercentCoding.decode(Substring(part)) else {
                throw Failure("\"\(Substring(part))\" in its path is not valid percent-encoded UTF-8")
            }
            segments.append(segment)
        }
    }

    /// Splits the path, and reads the host of a web link. In `shop://products/12`, it is the path's first segment.
    private mutating func parts(of hierarchy: Bytes) throws(Failure) -> [Bytes] {
        let isWeb = scheme == "https" || scheme == "http"
        guard hierarchy.starts(with: "//".utf8) else {
            guard hierarchy.first == UInt8(ascii: "/"), !isWeb else {
                throw Failure(isWeb ? "it names no host" : "its path does not begin with a slash")
            }
            return Self.split(hierarchy)
        }
        guard scheme != nil else { throw Failure("it names a host but no scheme") }
        let authority = hierarchy.dropFirst(2).prefix { $0 != UInt8(ascii: "/") }
        if authority.contains(UInt8(ascii: "@")) {
            throw Failure("it names a user or a password, which no link needs")
        }
        let path = Self.split(hierarchy.dropFirst(2 + authority.count))
        guard isWeb else {
            if authority.contains(UInt8(ascii: ":")) { throw Failure("it names a port, which only web links have") }
            return authority.isEmpty ? path : [authority] + path
        }
        guard !authority.isEmpty else { throw Failure("it names no host") }
        host = Substring(authority).lowercased()
        return path
    }

    private static func split(_ path: Bytes) -> [Bytes] {
        let parts = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).dropFirst()
        return Array(parts.last?.isEmpty == true ? parts.dropLast() : parts)
    }

    private static func items(_ query: Bytes) -> [(name: String, value: String?)] {
        query.split(separator: UInt8(ascii: "&")).compactMap { item in
            let name = item.prefix { $0 != UInt8(ascii: "=") }
            let value = Substring(item.dropFirst(name.count + 1))
            return PercentCoding.decode(Substring(name), plusIsSpace: true).map {
                (name: $0, value: PercentCoding.decode(value, plusIsSpace: true))
            }
        }
    }
}
