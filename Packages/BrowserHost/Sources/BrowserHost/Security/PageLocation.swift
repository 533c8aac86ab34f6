import Foundation

/// A path and query on this server, in the form a browser sends it.
struct PageLocation: Equatable, Sendable {
    let text: String

    /// Takes what an app or a client says. What could leave this server (`//host`, `/\host`, a scheme) or break a
    /// header becomes `/`; characters that a URL can't hold are percent-encoded.
    init(_ raw: String) {
        guard raw.hasPrefix("/"), !raw.hasPrefix("//"), !raw.hasPrefix("/\\"),
            !raw.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F })
        else {
            text = "/"
            return
        }
        text = raw.addingPercentEncoding(withAllowedCharacters: Self.allowed) ?? "/"
    }

    /// The location without its query.
    var path: Substring { text.prefix { $0 != "?" } }

    /// Returns whether two spellings are the same location: `%C3%A9` and `é`, but not `+` and `%20`.
    func isSame(as other: PageLocation) -> Bool {
        text == other.text || text.removingPercentEncoding == other.text.removingPercentEncoding
    }

    private static let allowed: CharacterSet = {
        var allowed = CharacterSet(charactersIn: "/?&=%+:@!$'()*,;-._~[]")
        allowed.formUnion(CharacterSet(charactersIn: "a"..."z"))
        allowed.formUnion(CharacterSet(charactersIn: "A"..."Z"))
        allowed.formUnion(CharacterSet(charactersIn: "0"..."9"))
        return allowed
    }()
}
