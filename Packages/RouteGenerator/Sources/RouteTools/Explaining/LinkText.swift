import RoutePatterns

/// A link taken apart as the app does it, without the app's own rules for schemes and hosts: nobody has built the app.
struct LinkText: Hashable {
    /// Why a link can't be read, as the end of a sentence.
    struct Problem: Error {
        let reason: String

        init(_ reason: String) { self.reason = reason }
    }

    struct QueryItem: Hashable {
        var name: String
        /// Nil when it does not decode.
        var value: String?
    }

    /// In lower case; nil for a plain path.
    private(set) var scheme: String?
    private(set) var host: String?
    /// Decoded.
    private(set) var segments: [String] = []
    /// What has a name that decodes.
    private(set) var query: [QueryItem] = []

    init(_ text: String) throws(Problem) {
        let limit = text.utf8.first == Self.slash ? 65_536 : 2_048
        guard text.utf8.count <= limit else {
            throw Problem("it is \(text.utf8.count) bytes long; links of up to \(limit) are read")
        }
        guard text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else {
            throw Problem("it contains a blank or a control character, which has to be percent-encoded")
        }
        // Byte by byte: an accent behind a slash does not make another character of it.
        var rest = text[...].utf8.prefix { $0 != UInt8(ascii: "#") }
        if rest.first != Self.slash {
            let scheme = rest.prefix { $0 != UInt8(ascii: ":") }
            guard scheme.count < rest.count, Self.isScheme(scheme) else {
                throw Problem("it begins neither with a scheme nor with a slash")
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

    /// Takes the host away; in `shop://products/12` it is the path's first segment.
    private mutating func rawSegments(_ hierarchy: Bytes) throws(Problem) -> [Bytes] {
        guard hierarchy.starts(with: "//".utf8) else {
            guard hierarchy.first == Self.slash, !isWeb else {
                throw Problem(isWeb ? "it names no host" : "its path does not begin with a slash")
            }
            return Self.parts(hierarchy)
        }
        guard scheme != nil else { throw Problem("it names a host but no scheme") }
        let authority = hierarchy.dropFirst(2).prefix { $0 != Self.slash }
        guard !authority.contains(UInt8(ascii: "@")) else {
            throw Problem("it names a user or a password, which no link needs")
        }
        let path = Self.parts(hierarchy.dropFirst(2 + authority.count))
        if isWeb {
            guard !authority.isEmpty else { throw Problem("it names no host") }
            host = Substring(authority).lowercased()
            return path
        }
        guard !authority.contains(UInt8(ascii: ":")) else {
            throw Problem("it names a port, which only web links have")
        }
        return authority.isEmpty ? path : [authority] + path
    }

    private var isWeb: Bool { scheme == "https" || scheme == "http" }

    private static func parts(_ path: Bytes) -> [Bytes] {
        let parts = path.split(separator: slash, omittingEmptySubsequences: false).dropFirst()
        return Array(parts.last?.isEmpty == true ? parts.dropLast() : parts)
    }

    private static func decoded(_ parts: [Bytes]) throws(Problem) -> [String] {
        var result: [String] = []
        for part in parts {
            guard let segment = PercentCoding.decode(Substring(part)) else {
                throw Problem("\"\(Substring(part))\" in its path is not valid percent-encoded UTF-8")
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
