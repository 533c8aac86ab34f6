import RoutePatterns

/// The parts of a link before they are decoded, as UTF-8. A fragment is ignored.
///
/// The parser compares bytes and accepts one spelling, so that it never opens what a lenient parser would make of a link.
struct LinkAddress {
    typealias Text = ArraySlice<UInt8>

    /// In lowercase. `nil` for a plain path.
    let scheme: String?
    /// The part between `//` and the path. `nil` without `//`.
    let authority: Text?
    /// The part before the query. It begins with a slash or is empty, except in a link like `mailto:…`.
    let path: Text
    let query: Text

    init(_ link: String, from source: LinkSource) throws(DeepLinkRefusal) {
        var rest = Array(link.utf8)[...]
        guard rest.count <= source.limit else { throw .tooLong(bytes: rest.count, limit: source.limit) }
        guard !rest.contains(where: { $0 <= UInt8(ascii: " ") || $0 == 0x7F }) else {
            throw .malformedURL(
                link, reason: "it contains a blank or a control character, which has to be percent-encoded")
        }
        if rest.first == .slash {
            scheme = nil
        } else {
            let name = rest.prefix { $0 != .colon }
            rest = rest.dropFirst(name.count)
            guard !rest.isEmpty, name.isScheme else {
                throw .malformedURL(link, reason: "it begins neither with a scheme nor with a slash")
            }
            rest = rest.dropFirst()
            scheme = name.text.lowercased()
        }
        if rest.starts(with: [.slash, .slash]) {
            guard scheme != nil else { throw .malformedURL(link, reason: "it names a host but no scheme") }
            let authority = rest.dropFirst(2).prefix { $0 != .slash && $0 != .question && $0 != .number }
            rest = rest.dropFirst(2 + authority.count)
            self.authority = authority
        } else {
            authority = nil
        }
        path = rest.prefix { $0 != .question && $0 != .number }
        rest = rest.dropFirst(path.count)
        query = rest.first == .question ? rest.dropFirst().prefix { $0 != .number } : []
    }

    /// The authority in lowercase. One with other letters than ASCII's stays: some of them are equal to those in lowercase.
    var host: String? {
        authority.map { authority in
            authority.allSatisfy { $0 < 0x80 } ? authority.text.lowercased() : authority.text
        }
    }

    /// The parameters of the query, before they are decoded. Empty ones are left out.
    var parameters: some Sequence<(name: Text, value: Text)> {
        sequence(state: query) { rest in
            rest = rest.drop { $0 == UInt8(ascii: "&") }
            guard !rest.isEmpty else { return nil }
            let item = rest.prefix { $0 != UInt8(ascii: "&") }
            rest = rest.dropFirst(item.count)
            let name = item.prefix { $0 != UInt8(ascii: "=") }
            return (name, item.dropFirst(name.count + 1))
        }
    }
}

extension ArraySlice<UInt8> {
    var text: String { String(decoding: self, as: UTF8.self) }

    fileprivate var isScheme: Bool {
        func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
        return first.map(isLetter) == true && allSatisfy { isLetter($0) || "0123456789+-.".utf8.contains($0) }
    }
}

extension UInt8 {
    static let slash = UInt8(ascii: "/")
    static let colon = UInt8(ascii: ":")
    static let question = UInt8(ascii: "?")
    static let number = UInt8(ascii: "#")
    static let percent = UInt8(ascii: "%")
}
