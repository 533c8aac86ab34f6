public import FlowKit

/// The available activities and the current one.
public struct ActivityChoices: Equatable, Sendable {
    /// The activities in display order, without duplicates.
    public var items: [ActivityChoice]
    /// The current activity. It isn't among the items if it has been hidden in the meantime.
    public var current: ActivityID

    public init(items: [ActivityChoice], current: ActivityID) {
        self.items = items
        self.current = current
    }
}

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
