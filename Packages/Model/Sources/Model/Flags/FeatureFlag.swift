/// Something of the app that the server may decide, declared where it is used:
///
/// ```swift
/// extension FeatureFlag where Value == Bool {
///     static let quickReviews = FeatureFlag("quick-reviews", default: false)
/// }
/// ```
public struct FeatureFlag<Value: FlagValue>: Hashable, Sendable {
    /// What the server calls it.
    public let name: String
    /// What holds as long as the server says nothing, or nothing that can be read.
    public let defaultValue: Value

    /// A flag of this name.
    public init(_ name: String, default defaultValue: Value) {
        self.name = name
        self.defaultValue = defaultValue
    }
}
