/// What was asked of a navigator, and what became of it.
public struct NavigationTransition<Schema: NavigationSchema>: Hashable, Sendable {
    public let operation: NavigationOperation<Schema>
    public let source: NavigationSource
    public let outcome: NavigationOutcome<Schema>
    /// In the order in which they happened; empty when nothing changed.
    public let changes: [NavigationChange<Schema>]
    /// Where one is after it.
    public let after: NavigationState<Schema>

    @inlinable
    public init(
        _ operation: NavigationOperation<Schema>, source: NavigationSource = .app,
        outcome: NavigationOutcome<Schema>, changes: [NavigationChange<Schema>], after: NavigationState<Schema>
    ) {
        self.operation = operation
        self.source = source
        self.outcome = outcome
        self.changes = changes
        self.after = after
    }

    /// Where one was before it. O(*n*) in what changed: it is made from the state after it.
    @inlinable
    public var before: NavigationState<Schema> {
        var state = after
        state.undo(changes)
        return state
    }
}
