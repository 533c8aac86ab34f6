/// A screen and those pushed over it: what a tab holds, or a sheet.
public struct FlowState<Route: Hashable & Sendable>: Hashable, Sendable {
    /// The screen at the bottom. It is never popped.
    public var root: Route
    /// The screens over the root, the visible one last.
    public var stack: [Route]

    @inlinable
    public init(root: Route, stack: [Route] = []) {
        self.root = root
        self.stack = stack
    }

    /// The visible screen.
    @inlinable
    public var top: Route { stack.last ?? root }

    /// All screens, from the bottom up.
    @inlinable
    public var routes: [Route] { [root] + stack }
}

extension FlowState: Codable where Route: Codable {}
