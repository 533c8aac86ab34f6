public import FlowKit

/// An activity to switch to.
public struct ActivityChoice: Identifiable, Hashable, Sendable {
    /// The activity.
    public let id: ActivityID
    /// The display name.
    public let title: String
    /// The name of an SF Symbol.
    public let icon: String

    public init(id: ActivityID, title: String, icon: String) {
        self.id = id
        self.title = title
        self.icon = icon
    }
}
