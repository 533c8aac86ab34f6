import RoutePatterns

/// The origin of a link.
public enum LinkSource: Hashable, Sendable {
    /// Another app, the web or a message. The link has a scheme, and a host or path of the app.
    case outside
    /// The app itself, its stored state, or a terminal. A plain path such as `/products/12` is accepted too.
    case inside

    /// The maximum length of a link, in bytes. A link that the app has written can hold long texts.
    var limit: Int { self == .inside ? 65_536 : 2_048 }
}

/// The schemes and hosts of the links that an app opens.
public struct LinkPolicy: Hashable, Sendable {
    /// The app's own schemes in lowercase: `shop`. With `http`, links to ``hosts`` can be insecure, for development.
    public let schemes: Set<String>
    /// The hosts of the app's web links in lowercase. A host with a port, `localhost:8443`, stands for that port only.
    public let hosts: Set<String>

    public init(schemes: Set<String> = [], hosts: Set<String> = []) {
        self.schemes = Set(schemes.map { $0.lowercased() })
        self.hosts = Set(hosts.map { $0.lowercased() })
    }

    /// The scheme of the links that ``LinkForm/customScheme`` creates.
    var customScheme: String? { schemes.filter { Self.port(of: $0) == nil }.min() }

    /// Returns the port of a web scheme. Returns `nil` for other schemes.
    static func port(of scheme: String) -> String? {
        switch scheme {
        case "https": "443"
        case "http": "80"
        default: nil
        }
    }
}

/// The parts of a link, before they are decoded. A fragment is ignored.
///
/// The parser compares bytes and accepts one spelling, so that it never opens what a lenient parser would make of a link.
struct LinkAddress {
    /// The link as it was written.
    let text: String
    let bytes: [UInt8]
    /// `nil` for a plain path.
    let scheme: Range<Int>?
    /// The part between `//` and the path. `nil` without `//`.
    let authority: Range<Int>?
    /// The part before the query. It begins with a slash or is empty, except in a link like `mailto:…`.
    let path: Range<Int>
    /// The part after `?`.
    let query: Range<Int>

    init(_ text: String, from source: LinkSource) throws(DeepLinkRefusal) {
        func refuse(_ reason: String) -> DeepLinkRefusal { .malformedURL(text, reason: reason) }
        guard text.utf8.count <= source.limit else { throw .tooLong(bytes: text.utf8.count, limit: source.limit) }
        let bytes = Array(text.utf8)
        for byte in bytes where byte <= UInt8(ascii: " ") || byte == 0x7F {
            throw refuse("it contains a blank or a control character, which has to be percent-encoded")
        }
        var start = 0
        if bytes.first == .slash {
            scheme = nil
        } else {
            let colon = bytes.end(from: 0) { $0 == .colon }
            guard colon < bytes.count, Self.isScheme(bytes[..<colon]) else {
                throw refuse("it begins neither with a scheme nor with a slash")
            }
            scheme = 0..<colon
            start = colon + 1
        }
        if start + 1 < bytes.count, bytes[start] == .slash, bytes[start + 1] == .slash {
            guard scheme != nil else { throw refuse("it names a host but no scheme") }
            let end = bytes.end(from: start + 2) { $0 == .slash || $0 == .question || $0 == .number }
            authority = (start + 2)..<end
            start = end
        } else {
            authority = nil
        }
        let pathEnd = bytes.end(from: start) { $0 == .question || $0 == .number }
        path = start..<pathEnd
        let hasQuery = pathEnd < bytes.count && bytes[pathEnd] == .question
        query = hasQuery ? (pathEnd + 1)..<bytes.end(from: pathEnd) { $0 == .number } : pathEnd..<pathEnd
        self.text = text
        self.bytes = bytes
    }

    /// The names and values in the query, before they are decoded.
    var queryItems: [(name: ArraySlice<UInt8>, value: ArraySlice<UInt8>)] {
        bytes[query].split(separator: UInt8(ascii: "&")).map { item in
            let equals = item.firstIndex(of: UInt8(ascii: "=")) ?? item.endIndex
            return (item[..<equals], item[equals...].dropFirst())
        }
    }

    /// Decodes the path, or a range that ends with it.
    func decoded(_ path: Range<Int>) throws(DeepLinkRefusal) -> RoutePath {
        do throws(RoutePath.InvalidSegment) {
            return try RoutePath(encoded: bytes, in: path)
        } catch {
            let reason = "\"\(bytes[error.range].text)\" in its path is not valid percent-encoded UTF-8"
            throw .malformedURL(text, reason: reason)
        }
    }

    /// Decodes a value in the query.
    func decoded(_ value: ArraySlice<UInt8>, of name: String) throws(DeepLinkRefusal) -> String {
        guard let decoded = value.decodedInQuery else {
            throw .malformedURL(
                text, reason: "the value of \"\(name)\" in its query is not valid percent-encoded UTF-8")
        }
        return decoded.text
    }

    /// Returns whether a text has the form of a scheme: a letter, then letters, digits, `+`, `-` and `.`.
    private static func isScheme(_ text: ArraySlice<UInt8>) -> Bool {
        guard let first = text.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first.lowercased) else {
            return false
        }
        return text.allSatisfy {
            $0 == .plus || PercentCoding.isUnreserved($0) && $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "~")
        }
    }
}

/// Checks that a link has a scheme and host of a policy.
struct LinkOrigins: Sendable {
    private struct Scheme {
        let name: [UInt8]
        /// The end of a host that names the scheme's own port: `:443`. `nil` for schemes without a host.
        let port: [UInt8]?
    }

    private let schemes: [Scheme]
    private let hosts: [[UInt8]]

    init(_ policy: LinkPolicy) {
        schemes = policy.schemes.union(["https"]).sorted().map { scheme in
            Scheme(name: Array(scheme.utf8), port: LinkPolicy.port(of: scheme).map { Array(":\($0)".utf8) })
        }
        hosts = policy.hosts.sorted().map { Array($0.utf8) }
    }

    /// Returns the path of a link that the policy accepts.
    func path(of link: LinkAddress, from source: LinkSource) throws(DeepLinkRefusal) -> Range<Int> {
        func refuse(_ reason: String) -> DeepLinkRefusal { .malformedURL(link.text, reason: reason) }
        guard let name = link.scheme.map({ link.bytes[$0] }) else {
            guard source == .inside else { throw refuse("it has no scheme, which a link from outside the app needs") }
            return link.path
        }
        guard let scheme = schemes.first(where: { name.isSame(as: $0.name) }) else {
            throw .unknownScheme(name.lowercasedText)
        }
        let authority = link.authority.map { link.bytes[$0] }
        guard authority?.contains(UInt8(ascii: "@")) != true else {
            throw refuse("it names a user or a password, which no link needs")
        }
        if let port = scheme.port {
            guard let authority, !authority.isEmpty else { throw refuse("it names no host") }
            guard isKnown(authority, withoutPort: port) else { throw .unknownHost(authority.lowercasedText) }
            return link.path
        }
        guard authority != nil || link.bytes[link.path].first == .slash else {
            throw refuse("its path does not begin with a slash")
        }
        guard let first = authority, !first.isEmpty else { return link.path }
        guard !first.contains(.colon) else { throw refuse("it names a port, which only web links have") }
        // In `shop://products/12`, the path begins with the second slash.
        return (first.startIndex - 1)..<link.path.upperBound
    }

    private func isKnown(_ host: ArraySlice<UInt8>, withoutPort port: [UInt8]) -> Bool {
        if hosts.contains(where: { host.isSame(as: $0) }) { return true }
        let name = host.dropLast(port.count)
        // Only one port is removed: the rest is a name, or an IPv6 address in brackets.
        guard host.suffix(port.count).elementsEqual(port), name.last == UInt8(ascii: "]") || !name.contains(.colon)
        else { return false }
        return hosts.contains { name.isSame(as: $0) }
    }
}

extension UInt8 {
    static let slash = UInt8(ascii: "/")
    static let colon = UInt8(ascii: ":")
    static let question = UInt8(ascii: "?")
    static let number = UInt8(ascii: "#")
    static let percent = UInt8(ascii: "%")
    static let plus = UInt8(ascii: "+")

    /// The small letter of a capital letter from A to Z. Other letters stay: some of them are equal to others in lowercase.
    var lowercased: UInt8 { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self }
}

extension [UInt8] {
    /// Returns the position of the first byte that ends a part. Returns the end if there is none.
    fileprivate func end(from start: Int, where isEnd: (UInt8) -> Bool) -> Int {
        var end = start
        while end < count, !isEnd(self[end]) { end += 1 }
        return end
    }
}

extension ArraySlice<UInt8> {
    var text: String { String(decoding: self, as: UTF8.self) }

    /// The text with small letters instead of the capital letters from A to Z.
    var lowercasedText: String { String(decoding: map(\.lowercased), as: UTF8.self) }

    /// The name or value for the part of a query. `nil` if it isn't valid percent-encoded UTF-8.
    var decodedInQuery: ArraySlice<UInt8>? {
        contains { $0 == .percent || $0 == .plus } ? PercentCoding.decode(self, plusIsSpace: true) : self
    }

    /// Returns whether the text equals another in lowercase, ignoring the case of ASCII letters.
    func isSame(as lowercase: [UInt8]) -> Bool {
        count == lowercase.count && zip(self, lowercase).allSatisfy { $0.lowercased == $1 }
    }
}
