extension NavigationState {
    /// Takes changes back: the state before the operation that made them. O(*n*) in what changed.
    ///
    /// The numbers of modals that were given stay given.
    @inlinable
    public mutating func undo(_ changes: [NavigationChange<Schema>]) {
        for change in changes.reversed() { redo(change.inverse) }
    }

    /// Makes changes again that were taken back. O(*n*) in what changed.
    @inlinable
    public mutating func redo(_ changes: [NavigationChange<Schema>]) {
        for change in changes { redo(change) }
    }

    /// The usual changes are made as they are; the others as steps.
    @inlinable
    mutating func redo(_ change: NavigationChange<Schema>) {
        switch change {
        case .pushed(let routes, let place):
            if let spot = spot(of: place) { modifyFlow(at: spot) { $0.stack += routes } }
        case .popped(let routes, let place):
            if let spot = spot(of: place) {
                modifyFlow(at: spot) { $0.stack.removeLast(min(routes.count, $0.stack.count)) }
            }
        default: perform(change.step)
        }
    }
}
