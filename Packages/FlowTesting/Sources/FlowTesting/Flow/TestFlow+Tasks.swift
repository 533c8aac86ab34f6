extension TestFlow {
    /// Runs what a view's `task` would run, and has it end before the test does.
    ///
    /// ```swift
    /// let observing = flow.task("observe") { await viewModel.observe() }
    /// …
    /// observing.cancel()
    /// await flow.finish()
    /// ```
    @discardableResult
    public func task(_ name: String, _ operation: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        let task = Task { await operation() }
        track(task, name)
        return task
    }

    /// Has a task end before the test does. One that still runs at the end is a failure that names it.
    public func track<Success: Sendable, Failure: Error>(_ task: Task<Success, Failure>, _ name: String) {
        let ledger = ledger
        let id = ledger.change { $0.tasks.add(name) }
        Task {
            _ = await task.result
            ledger.record { $0.tasks.end(id) }
        }
    }
}
