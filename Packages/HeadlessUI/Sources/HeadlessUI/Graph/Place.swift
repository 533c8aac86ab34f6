/// A position in the graph of a host, to be told of changes for as long as both are there.
@MainActor
struct Place {
    private weak var host: ViewHost?
    private weak var node: GraphNode?

    init(host: ViewHost, node: GraphNode) {
        self.host = host
        self.node = node
    }

    /// Has the views here evaluated again, however little else has changed.
    func invalidate() {
        guard let host else { return }
        node?.noteChange(after: host.pass)
        host.invalidate()
    }

    func report(_ issue: String) { host?.report(issue) }
}
