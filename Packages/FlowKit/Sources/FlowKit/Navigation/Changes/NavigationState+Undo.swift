extension NavigationState {
    /// Takes changes back: the state before the operation that made them. O(*n*) in what changed.
    ///
    /// The numbers of modals that were given stay given.
    @inlinable
    public mutating func undo(_ changes: [NavigationChange<Schema>]) {
        for change in changes.reversed() { perform(change.inverse.step) }
    }

    /// Makes changes again that were taken back. O(*n*) in what changed.
    @inlinable
    public mutating func redo(_ changes: [NavigationChange<Schema>]) {
        for change in changes { perform(change.step) }
    }
}
