import Foundation

extension HTTPRequest {
    /// What a log may say of the request: `GET /products/search?q=•&limit=20`. Neither who asks, nor what they look for.
    var logText: String { "\(method.rawValue) \(url.logText)" }
}

extension URL {
    /// The path and the names in the query. Of the values, only those that are known to say nothing of anybody.
    var logText: String {
        let components = URLComponents(url: self, resolvingAgainstBaseURL: true)
        let path = (components?.percentEncodedPath ?? "").split(separator: "/", omittingEmptySubsequences: false)
            .map(Self.shown).joined(separator: "/")
        let items = (components?.percentEncodedQuery ?? "").split(separator: "&").map(Self.item)
        return (path.isEmpty ? "/" : path) + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
    }

    /// A segment that is long, or that only a machine can have made, may be a token.
    private static func shown(_ segment: Substring) -> Substring {
        let isHex = segment.utf8.count >= 16 && segment.allSatisfy(\.isHexDigit)
        return isHex || segment.utf8.count > 32 || !isPlain(segment) ? "•" : segment
    }

    private static func item(_ item: Substring) -> String {
        let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = parts.first, name.utf8.count <= 32, isPlain(name) else { return "•" }
        guard let value = parts.dropFirst().first else { return harmless.contains(String(name)) ? String(name) : "•" }
        let isShown = harmless.contains(String(name)) && value.utf8.count <= 32 && isPlain(value)
        return "\(name)=\(isShown ? value : "•")"
    }

    private static func isPlain(_ text: Substring) -> Bool {
        text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    }

    private static let harmless: Set<String> = ["limit", "order", "select", "skip", "sortBy"]
}
