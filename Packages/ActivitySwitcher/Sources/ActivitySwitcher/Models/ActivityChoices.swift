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
