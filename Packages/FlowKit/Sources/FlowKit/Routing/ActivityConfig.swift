/// What an activity is called, and its place among the others.
///
/// An app declares one for each activity whose name or symbol should not be made up from its identifier:
///
/// ```swift
/// extension ActivityConfig {
///     public static let shop = ActivityConfig(id: .shop, title: "Shop", icon: "storefront", index: 0)
/// }
/// ```
public struct ActivityConfig: Hashable, Sendable {
    public let id: ActivityID
    public let title: String
    /// The name of a system symbol.
    public let icon: String
    /// The activity's place among the others, counted from 0.
    public let index: Int
    /// What becomes of the activity's tabs when one switches to it.
    public let policy: ActivitySwitchPolicy

    public init(
        id: ActivityID, title: String, icon: String, index: Int, policy: ActivitySwitchPolicy = .keep
    ) {
        self.id = id
        self.title = title
        self.icon = icon
        self.index = index
        self.policy = policy
    }
}

/// Names an activity: one of several apps in one, each with tabs of its own.
///
/// The set is open. A feature names its activity without knowing which others there are; the app lists them all.
public struct ActivityID: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}
