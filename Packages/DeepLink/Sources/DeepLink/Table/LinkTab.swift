public import FlowKit

/// A tab that links can name: `?tab=bag`.
public struct LinkTab: Hashable, Sendable {
    public let identifier: String
    /// The pattern of the entry that is the tab's first screen. It has no values in its path.
    public let root: String

    public init(_ identifier: String, root: String) {
        self.identifier = identifier
        self.root = root
    }

    /// The tab that a view model's screen is the root of; nil when it is none.
    public init?(_ config: RouteConfig) {
        guard let tab = config.tab else { return nil }
        self.init(tab.identifier, root: config.path)
    }
}
