/// The origin of a navigation. The set is open: an app adds its own.
public struct NavigationSource: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }

    /// The app's screens: the default.
    public static var app: NavigationSource { "app" }
    /// A URL that the system or a page handed to the app.
    public static var link: NavigationSource { "link" }
    /// A push notification that the user tapped.
    public static var push: NavigationSource { "push" }
    /// A saved state.
    public static var restoration: NavigationSource { "restoration" }
    /// A debug menu that steps through the journal.
    public static var timeTravel: NavigationSource { "timeTravel" }
    /// A presented flow that has ended.
    public static var result: NavigationSource { "result" }
}

extension NavigationSource: CustomStringConvertible {
    public var description: String { rawValue }
}
