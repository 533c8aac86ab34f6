/// A feature flag, declared where it is used:
///
/// ```swift
/// extension FeatureFlag where Value == Bool {
///     static let quickReviews = FeatureFlag("quick-reviews", default: false)
/// }
/// ```
public struct FeatureFlag<Value: FlagValue>: Hashable, Sendable {
    /// The server's identifier.
    public let name: String
    /// The value to use if the server sends none, or one of another type.
    public let defaultValue: Value

    /// Creates a flag.
    public init(_ name: String, default defaultValue: Value) {
        self.name = name
        self.defaultValue = defaultValue
    }
}
