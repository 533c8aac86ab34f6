/// A tab that can't be chosen at present, and why.
public struct DisabledTab<Schema: NavigationSchema>: Hashable, Codable, Sendable {
    public let tab: Schema.Tab
    /// For the user to read.
    public let reason: String

    @inlinable
    public init(_ tab: Schema.Tab, reason: String) {
        self.tab = tab
        self.reason = reason
    }
}
