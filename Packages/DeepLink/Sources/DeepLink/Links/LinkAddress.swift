import RoutePatterns

/// The parts of a link, before they are decoded. A fragment is ignored.
///
/// The parser compares bytes and accepts one spelling, so that it never opens what a lenient parser would make of a link.
struct LinkAddress {
    /// The link as it was written.
    let text: String
    let bytes: [UInt8]
    /// `nil` for a plain path.
    let scheme: ArraySlice<UInt8>?
    /// The part between `//` and the path. `nil` without `//`.
    let authority: ArraySlice<UInt8>?
    /// The part before the query. It begins with a slash or is empty, except in a link like `mailto:…`.
    let path: ArraySlice<UInt8>
    /// The part after `?`.
    let query: ArraySlice<UInt8>

    /// The maximum length of a link from inside the app, in bytes.
    static let limit = 65_536

    init(_ text: String, from source: LinkSource) throws(DeepLinkRefusal) {
        func refuse(_ reason: String) -> DeepLinkRefusal { .malformedURL(text, reason: reason) }
        guard text.utf8.count <= source.limit else { throw .tooLong(bytes: text.utf8.count, limit: source.limit) }
        let bytes = Array(text.utf8)
        guard !bytes.contains(where: { $0 <= UInt8(ascii: " ") || $0 == 0x7F }) else {
            throw refuse("it contains a blank or a control character, which has to be percent-encoded")
        }
        var rest = bytes[...]
        if rest.first == .slash {
            scheme = nil
        } else {
            guard let colon = rest.firstIndex(of: .colon), Self.isScheme(rest[..<colon]) else {
                throw refuse("it begins neither with a scheme nor with a slash")
            }
            scheme = rest[..<colon]
            rest = rest[(colon + 1)...]
        }
        if rest.starts(with: [.slash, .slash]) {
            guard scheme != nil else { throw refuse("it names a host but no scheme") }
            rest = rest.dropFirst(2)
            let end = rest.firstIndex { $0 == .slash || $0 == .question || $0 == .number } ?? rest.endIndex
            authority = rest[..<end]
            rest = rest[end...]
        } else {
            authority = nil
        }
        let end = rest.firstIndex { $0 == .question || $0 == .number } ?? rest.endIndex
        path = rest[..<end]
        rest = rest[end...]
        query = rest.first == .question ? rest.dropFirst().prefix { $0 != .number } : []
        self.text = text
        self.bytes = bytes
    }

    /// Returns the decoded segments of a path. A trailing slash adds none.
    func segments(of path: ArraySlice<UInt8>) throws(DeepLinkRefusal) -> [ArraySlice<UInt8>] {
        var segments: [ArraySlice<UInt8>] = []
        segments.reserveCapacity(4)
        var slash = path.startIndex
        while slash < path.endIndex {
            let start = slash + 1
            var end = start
            var isEncoded = false
            while end < path.endIndex, bytes[end] != .slash {
                if bytes[end] == .percent { isEncoded = true }
                end += 1
            }
            if start == path.endIndex { break }
            let segment = path[start..<end]
            guard let decoded = isEncoded ? PercentCoding.decode(segment, plusIsSpace: false) : segment else {
                throw .malformedURL(text, reason: "\"\(segment.text)\" in its path is not valid percent-encoded UTF-8")
            }
            segments.append(decoded)
            slash = end
        }
        return segments
    }

    /// The names and values in the query, before they are decoded.
    var queryItems: [(name: ArraySlice<UInt8>, value: ArraySlice<UInt8>)] {
        query.split(separator: UInt8(ascii: "&")).map { item in
            let equals = item.firstIndex(of: UInt8(ascii: "=")) ?? item.endIndex
            return (item[..<equals], item[equals...].dropFirst())
        }
    }

    /// Decodes a value in the query.
    func decoded(_ value: ArraySlice<UInt8>, of name: String) throws(DeepLinkRefusal) -> ArraySlice<UInt8> {
        guard let decoded = value.decodedInQuery else {
            throw .malformedURL(
                text, reason: "the value of \"\(name)\" in its query is not valid percent-encoded UTF-8")
        }
        return decoded
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
