public import FlowKit

/// The activities there are at present, and the one that one is in.
public struct ActivityChoices: Hashable, Sendable {
    /// In the order in which they are shown, each once.
    public var items: [ActivityChoice]
    /// The one that one is in. It need not be among the items: it may have been hidden meanwhile.
    public var current: ActivityID

    public init(items: [ActivityChoice], current: ActivityID) {
        self.items = items
        self.current = current
    }
}
