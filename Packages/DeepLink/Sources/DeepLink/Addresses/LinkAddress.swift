/// A link taken apart, nothing decoded yet. What follows a `#` is left out: it has no meaning here.
///
/// Taken apart by hand, byte by byte: what counts is what is written, not what a lenient parser makes of it.
struct LinkAddress {
    /// In lower case; nil for a plain path.
    var scheme: String?
    /// What stands between `//` and the path; nil when there is no `//`.
    var authority: Substring?
    /// What stands before the query. Begins with a slash or is empty, unless the link has the form `mailto:…`.
    var path: Substring
    /// What follows a `?`.
    var query: Substring

    init(_ text: String, from source: LinkSource) throws(DeepLinkRefusal) {
        func refuse(_ reason: String) -> DeepLinkRefusal { .malformedURL(text, reason: reason) }
        let limit = LinkLimits.of(source)
        guard text.utf8.count <= limit else { throw .tooLong(bytes: text.utf8.count, limit: limit) }
        guard text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else {
            throw refuse("it contains a blank or a control character, which has to be percent-encoded")
        }
        var rest = text[...]
        if !rest.utf8.starts(with: "/".utf8) {
            guard let colon = rest.utf8.firstIndex(of: UInt8(ascii: ":")), Self.isScheme(rest[..<colon]) else {
                throw refuse("it begins neither with a scheme nor with a slash")
            }
            scheme = rest[..<colon].lowercased()
            rest = rest[rest.utf8.index(after: colon)...]
        }
        rest = rest.utf8.prefix { $0 != UInt8(ascii: "#") }.asText
        let hierarchy = rest.utf8.prefix { $0 != UInt8(ascii: "?") }.asText
        query = rest.utf8.dropFirst(hierarchy.utf8.count + 1).asText
        if hierarchy.utf8.starts(with: "//".utf8) {
            guard scheme != nil else { throw refuse("it names a host but no scheme") }
            let afterSlashes = hierarchy.utf8.dropFirst(2)
            let authority = afterSlashes.prefix { $0 != UInt8(ascii: "/") }
            self.authority = authority.asText
            path = afterSlashes.dropFirst(authority.count).asText
        } else {
            path = hierarchy
        }
    }

    static func isScheme(_ text: Substring) -> Bool {
        guard let first = text.utf8.first, first != UInt8(ascii: "_"), first != UInt8(ascii: "~") else { return false }
        let isLetter = LinkBytes.isUnreserved(first) && first >= UInt8(ascii: "A")
        return isLetter
            && text.utf8.allSatisfy {
                $0 == UInt8(ascii: "+")
                    || LinkBytes.isUnreserved($0) && $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "~")
            }
    }
}

extension Substring.UTF8View {
    /// Cut between ASCII characters, so the parts are text again.
    var asText: Substring { Substring(self) }
}
