@_spi(Inspection)
extension ViewHost {
    /// Renders now and after each change until the condition holds for the tree.
    ///
    /// - Returns: False if the task was cancelled or the host ended before that.
    public func wait(until condition: (RenderNode) -> Bool) async -> Bool {
        if condition(tree) { return true }
        let (changes, change) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let id = nextUID()
        waits[id] = change
        defer { waits[id] = nil }
        for await _ in changes where condition(tree) { return true }
        return false
    }
}
