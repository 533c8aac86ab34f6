/// The tab that a view model's screen is the root of.
public struct TabConfig: Hashable, Sendable {
    /// Names the tab in URLs (`?tab=bag`) and in stored state. Unique within its activity.
    public let identifier: String
    public let title: String
    /// The name of a system symbol.
    public let icon: String
    /// The tab's place in the bar, counted from 0. Unique within its activity.
    public let index: Int

    public init(identifier: String, title: String, icon: String, index: Int) {
        self.identifier = identifier
        self.title = title
        self.icon = icon
        self.index = index
    }
}
