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
/// Paths are read in place, because copies of their bytes cost a quarter of the instructions that a link needs.
struct LinkAddress {
    /// The link as it was written.
    let text: String
    /// `nil` for a plain path.
    let scheme: Range<Int>?
    /// The part between `//` and the path. `nil` without `//`.
    let authority: Range<Int>?
    /// The part before the query. It begins with a slash or is empty, except in a link like `mailto:…`.
    let path: Range<Int>
    /// The part after `?`.
    let query: Range<Int>

    init(_ text: String, from source: LinkSource) throws(DeepLinkRefusal) {
        var refusal = DeepLinkRefusal.unknownPath("")
        let address: LinkAddress? = text.withSpan { utf8 in
            do throws(DeepLinkRefusal) { return try LinkAddress(text, utf8, from: source) } catch { refusal = error }
            return nil
        }
        guard let address else { throw refusal }
        self = address
    }

    /// - Parameter utf8: The UTF-8 of the text.
    init(_ text: String, _ utf8: Span<UInt8>, from source: LinkSource) throws(DeepLinkRefusal) {
        func refuse(_ reason: String) -> DeepLinkRefusal { .malformedURL(text, reason: reason) }
        guard utf8.count <= source.limit else { throw .tooLong(bytes: utf8.count, limit: source.limit) }
        for position in utf8.indices where utf8[position] <= UInt8(ascii: " ") || utf8[position] == 0x7F {
            throw refuse("it contains a blank or a control character, which has to be percent-encoded")
        }
        var start = 0
        if !utf8.isEmpty, utf8[0] == .slash {
            scheme = nil
        } else {
            while start < utf8.count, utf8[start].canBeInScheme { start += 1 }
            guard start < utf8.count, utf8[start] == .colon, utf8[0].isLetter else {
                throw refuse("it begins neither with a scheme nor with a slash")
            }
            scheme = 0..<start
            start += 1
        }
        if start + 1 < utf8.count, utf8[start] == .slash, utf8[start + 1] == .slash {
            guard scheme != nil else { throw refuse("it names a host but no scheme") }
            var end = start + 2
            while end < utf8.count, utf8[end] != .slash, utf8[end] != .question, utf8[end] != .number { end += 1 }
            authority = (start + 2)..<end
            start = end
        } else {
            authority = nil
        }
        var end = start
        while end < utf8.count, utf8[end] != .question, utf8[end] != .number { end += 1 }
        path = start..<end
        start = min(end + 1, utf8.count)
        if end < utf8.count, utf8[end] == .question {
            end = start
            while end < utf8.count, utf8[end] != .number { end += 1 }
            query = start..<end
        } else {
            query = start..<start
        }
        self.text = text
    }

    /// The UTF-8 of a part.
    subscript(part: Range<Int>) -> ArraySlice<UInt8> { Array(text.utf8)[part] }

    /// The names and values in the query, before they are decoded.
    var queryItems: [(name: ArraySlice<UInt8>, value: ArraySlice<UInt8>)] {
        self[query].split(separator: UInt8(ascii: "&")).map { item in
            let equals = item.firstIndex(of: UInt8(ascii: "=")) ?? item.endIndex
            return (item[..<equals], item[equals...].dropFirst())
        }
    }

    /// Decodes the segments of a path. A trailing slash adds none.
    func segments(of path: Range<Int>) throws(DeepLinkRefusal) -> [String] {
        var segments: [String] = []
        for segment in self[path].dropFirst().split(separator: .slash, omittingEmptySubsequences: false) {
            let isEncoded = segment.contains(.percent)
            guard let decoded = isEncoded ? PercentCoding.decode(segment, plusIsSpace: false) : segment else {
                throw .malformedURL(text, reason: "\"\(segment.text)\" in its path is not valid percent-encoded UTF-8")
            }
            segments.append(decoded.text)
        }
        if segments.last?.isEmpty == true { segments.removeLast() }
        return segments
    }

    /// Returns the value in a segment of a path that has the segment.
    func value(ofSegment index: Int, in path: Range<Int>) -> String {
        text.withSpan { utf8 in
            var (start, end) = (path.lowerBound, path.lowerBound)
            for _ in 0...index {
                start = end + 1
                end = start
                while end < path.upperBound, utf8[end] != .slash { end += 1 }
            }
            let segment = start..<max(start, min(end, path.upperBound))
            let isPlain = !utf8.contains(.percent, in: segment) && (segment.isEmpty || utf8[start] != .tilde)
            if isPlain { return String(copying: utf8, in: segment) }
            return PathValue.value(of: PercentCoding.decode(self[segment], plusIsSpace: false)?.text ?? "")
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
    ///
    /// - Parameter utf8: The UTF-8 of the link.
    func path(
        of link: LinkAddress, _ utf8: Span<UInt8>, from source: LinkSource
    ) throws(DeepLinkRefusal) -> Range<Int> {
        func refuse(_ reason: String) -> DeepLinkRefusal { .malformedURL(link.text, reason: reason) }
        guard let name = link.scheme else {
            guard source == .inside else { throw refuse("it has no scheme, which a link from outside the app needs") }
            return link.path
        }
        var scheme = 0
        while scheme < schemes.count, !utf8.equals(schemes[scheme].name, in: name) { scheme += 1 }
        guard scheme < schemes.count else { throw .unknownScheme(link[name].lowercasedText) }
        guard let authority = link.authority, !authority.isEmpty else {
            if schemes[scheme].port != nil { throw refuse("it names no host") }
            guard link.authority != nil || !link.path.isEmpty && utf8[link.path.lowerBound] == .slash else {
                throw refuse("its path does not begin with a slash")
            }
            return link.path
        }
        guard !utf8.contains(UInt8(ascii: "@"), in: authority) else {
            throw refuse("it names a user or a password, which no link needs")
        }
        if let port = schemes[scheme].port {
            guard isKnown(authority, in: utf8, withoutPort: port) else {
                throw .unknownHost(link[authority].lowercasedText)
            }
            return link.path
        }
        guard !utf8.contains(.colon, in: authority) else { throw refuse("it names a port, which only web links have") }
        // In `shop://products/12`, the path begins with the second slash.
        return (authority.lowerBound - 1)..<link.path.upperBound
    }

    private func isKnown(_ host: Range<Int>, in utf8: Span<UInt8>, withoutPort port: [UInt8]) -> Bool {
        for index in hosts.indices where utf8.equals(hosts[index], in: host) { return true }
        guard host.count > port.count else { return false }
        let name = host.lowerBound..<(host.upperBound - port.count)
        // Only one port is removed: the rest is a name, or an IPv6 address in brackets.
        guard utf8.equals(port, in: name.upperBound..<host.upperBound),
            utf8[name.upperBound - 1] == UInt8(ascii: "]") || !utf8.contains(.colon, in: name)
        else { return false }
        for index in hosts.indices where utf8.equals(hosts[index], in: name) { return true }
        return false
    }
}

extension String {
    /// Calls a function with the text's UTF-8. The only place where memory is read without a check of its lifetime.
    func withSpan<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
        var text = self
        return text.withUTF8 { body($0.span) }
    }

    /// Creates a text from a part of valid UTF-8 that begins and ends at a character.
    fileprivate init(copying utf8: Span<UInt8>, in part: Range<Int>) {
        self = utf8.extracting(part).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
    }
}

extension Span<UInt8> {
    /// Returns whether a part contains a byte.
    func contains(_ byte: UInt8, in part: Range<Int>) -> Bool {
        for position in part where self[position] == byte { return true }
        return false
    }

    /// Returns a path without percent-encoding as a text, without its trailing slash.
    func pathText(_ path: Range<Int>) -> String {
        let hasTrailingSlash = path.count > 1 && self[path.upperBound - 1] == .slash
        let text = String(copying: self, in: path.lowerBound..<(path.upperBound - (hasTrailingSlash ? 1 : 0)))
        return text.isEmpty ? "/" : text
    }

    /// Returns whether a part equals a text in lowercase, ignoring the case of ASCII letters.
    fileprivate func equals(_ lowercase: [UInt8], in part: Range<Int>) -> Bool {
        guard part.count == lowercase.count else { return false }
        for index in lowercase.indices where self[part.lowerBound + index].lowercased != lowercase[index] {
            return false
        }
        return true
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

    /// The small letter of a capital letter from A to Z. Other letters stay: some of them are equal to others in lowercase.
    var lowercased: UInt8 { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self }

    fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lowercased) }

    fileprivate var canBeInScheme: Bool {
        isLetter || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) || self == .plus || self == UInt8(ascii: "-")
            || self == UInt8(ascii: ".")
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
}
