/// A weak reference to a position in the graph of a host, for invalidating it.
@MainActor
struct Place {
    private weak var host: ViewHost?
    private weak var node: GraphNode?

    init(host: ViewHost, node: GraphNode) {
        self.host = host
        self.node = node
    }

    /// Makes the host evaluate the views at this position again.
    func invalidate() {
        guard let host else { return }
        node?.noteChange(after: host.pass)
        host.invalidate()
    }

    func report(_ issue: String) { host?.report(issue) }
}
