public import FlowKit

/// An activity to switch to.
public struct ActivityChoice: Identifiable, Equatable, Sendable {
    /// The activity.
    public let id: ActivityID
    /// The display name.
    public let title: LocalizedStringResource
    /// The name of an SF Symbol.
    public let icon: String

    public init(id: ActivityID, title: LocalizedStringResource, icon: String) {
        self.id = id
        self.title = title
        self.icon = icon
    }
}
