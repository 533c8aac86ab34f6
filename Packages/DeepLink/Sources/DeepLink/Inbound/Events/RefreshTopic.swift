/// What a silent push wants to have fetched anew: `product:12`, `bag`. What topics there are, the app says.
public struct RefreshTopic: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }

    /// What stands before the first colon: `product`.
    public var name: String { String(rawValue.prefix { $0 != ":" }) }

    /// What stands behind the first colon: `12`; nil without a colon.
    public var value: String? {
        rawValue.firstIndex(of: ":").map { String(rawValue[rawValue.index(after: $0)...]) }
    }
}

extension RefreshTopic: CustomStringConvertible {
    public var description: String { rawValue }
}
