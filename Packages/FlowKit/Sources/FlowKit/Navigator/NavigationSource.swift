/// Where a navigation was asked for. The set is open: an app adds its own.
public struct NavigationSource: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }

    /// The app's own screens: the default.
    public static var app: NavigationSource { "app" }
    public static var link: NavigationSource { "link" }
    public static var push: NavigationSource { "push" }
    /// A state that was saved.
    public static var restoration: NavigationSource { "restoration" }
    /// A debug menu that goes back and forward through the journal.
    public static var timeTravel: NavigationSource { "timeTravel" }
    /// A presented flow that has ended, with a value or because nobody waits for one any more.
    public static var result: NavigationSource { "result" }
}

extension NavigationSource: CustomStringConvertible {
    public var description: String { rawValue }
}
