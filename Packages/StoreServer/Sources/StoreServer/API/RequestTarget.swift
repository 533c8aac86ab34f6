import Foundation

/// A path and a query, taken apart. Nothing a client sends can make it fail later.
struct RequestTarget: Equatable {
    let path: String
    let segments: [String]
    private let query: [String: String]

    /// - Throws: ``Refusal/badQuery`` for escapes that are no UTF-8.
    init(_ target: String) throws(Refusal) {
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let raw = parts.first.map(String.init) ?? "/"
        path = raw
        var segments: [String] = []
        for segment in raw.split(separator: "/") {
            guard let text = segment.removingPercentEncoding else { throw .badQuery }
            segments.append(text)
        }
        self.segments = segments
        var query: [String: String] = [:]
        for pair in parts.dropFirst().first?.split(separator: "&") ?? [] {
            let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = Self.decode(sides[0]), let value = Self.decode(sides.dropFirst().first ?? "") else {
                throw .badQuery
            }
            // The first one counts, as in most servers of this format.
            if query[name] == nil { query[name] = value }
        }
        self.query = query
    }

    subscript(_ name: String) -> String? { query[name] }

    /// A whole number, or `nil` if there is none. An empty text counts as none.
    func number(_ name: String) throws(Refusal) -> Int? {
        guard let text = query[name], !text.isEmpty else { return nil }
        guard let number = Int(text), number >= 0 else { throw .badNumber(name) }
        return number
    }

    /// Forms write a space as `+`.
    private static func decode(_ text: Substring) -> String? {
        text.replacing("+", with: " ").removingPercentEncoding
    }
}
