/// Names an activity: one of several apps in one, each with tabs of its own.
///
/// The set is open. A feature names its activity without knowing which others there are; the app lists them all.
public struct ActivityID: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}
