public import FlowLocalization

/// The name, symbol and position of an activity.
///
/// Without a declaration, an activity's name and symbol are derived from its identifier:
///
/// ```swift
/// extension ActivityConfig {
///     public static let shop = ActivityConfig(id: .shop, title: "Shop", icon: "storefront", index: 0)
/// }
/// ```
public struct ActivityConfig: Equatable, Sendable {
    /// The identifier that view models name in their ``RouteConfig``.
    public let id: ActivityID
    /// The name of the activity, as the user reads it.
    public let title: LocalizedStringResource
    /// The name of a system symbol.
    public let icon: String
    /// The position in the list of activities, counted from 0.
    public let index: Int
    /// The tab that is selected after a switch to the activity.
    public let policy: ActivitySwitchPolicy

    /// Declares an activity.
    ///
    /// - Parameters:
    ///   - id: The identifier that view models name.
    ///   - title: The name of the activity, as the user reads it.
    ///   - icon: The name of a system symbol.
    ///   - index: The position in the list of activities, counted from 0.
    ///   - policy: The tab that is selected after a switch to the activity.
    public init(
        id: ActivityID, title: LocalizedStringResource, icon: String, index: Int, policy: ActivitySwitchPolicy = .keep
    ) {
        self.id = id
        self.title = title
        self.icon = icon
        self.index = index
        self.policy = policy
    }
}

/// The identifier of an activity: one of several apps in one, each with its own tabs.
///
/// The set is open: a feature names its activity, and the app lists all of them.
public struct ActivityID: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}

extension ActivityID: CustomStringConvertible {
    public var description: String { rawValue }
}
