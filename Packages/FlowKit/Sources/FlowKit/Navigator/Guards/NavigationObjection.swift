/// Which guard holds a navigation up, and why.
public struct NavigationObjection: Hashable, Codable, Sendable {
    public let guardName: String
    public let reason: NavigationReason

    public init(guardName: String, reason: NavigationReason) {
        self.guardName = guardName
        self.reason = reason
    }
}

extension NavigationObjection: CustomStringConvertible {
    public var description: String { "Guard '\(guardName)': \(reason)" }
}
