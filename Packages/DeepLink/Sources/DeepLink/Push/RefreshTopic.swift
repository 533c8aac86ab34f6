/// Data that a silent push refreshes: `product:12`, `bag`. The app defines the topics.
public struct RefreshTopic: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }

    /// The part before the first colon: `product`.
    public var name: String { String(rawValue.prefix { $0 != ":" }) }

    /// The part after the first colon: `12`. `nil` without a colon.
    public var value: String? {
        rawValue.firstIndex(of: ":").map { String(rawValue[rawValue.index(after: $0)...]) }
    }
}

extension RefreshTopic: CustomStringConvertible {
    public var description: String { rawValue }
}
