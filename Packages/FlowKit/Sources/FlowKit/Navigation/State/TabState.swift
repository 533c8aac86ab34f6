/// A tab and the screens in it.
public struct TabState<Schema: NavigationSchema>: Hashable, Sendable {
    public let tab: Schema.Tab
    /// The tab's screens. The root is the schema's, unless another was put in its place.
    public var flow: FlowState<Schema.Route>

    @inlinable
    init(_ tab: Schema.Tab) {
        self.tab = tab
        flow = FlowState(root: Schema.root(of: tab))
    }

    /// The screens over the root, the visible one last.
    @inlinable
    public var stack: [Schema.Route] { flow.stack }
}
