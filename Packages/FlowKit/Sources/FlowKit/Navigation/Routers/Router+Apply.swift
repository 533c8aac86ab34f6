extension Router {
    /// Applies an operation and returns what it changed. Nobody is told of an operation that changes nothing.
    @inlinable
    @discardableResult
    public func apply(_ operation: StackOperation<Route>) -> StackChange<Route> {
        guard let forward else { return change(operation, for: nil) }
        let outer = made
        made = StackChange()
        forward(operation)
        let change = made ?? StackChange()
        made = outer
        if outer != nil { note(change) }
        return change
    }

    /// Changes a stack of one's own.
    @inlinable
    func change(_ operation: StackOperation<Route>, for presentation: (any OpenPresentation)?) -> StackChange<Route> {
        guard _state.wouldChange(operation) else { return StackChange() }
        objectWillChange.send()
        let change = _state.apply(operation)
        if presentation != nil || results != nil {
            settle(change.dismissed != nil, change.presented != nil, change.dialogChanged, presentation)
        }
        if !scopes.isEmpty { tellScopes(of: change) }
        return change
    }

    /// Follows what has changed somewhere else: on the stack, and over it if that is given.
    @inlinable
    func follow(_ changes: StackChange<Route>, over: StackOverlay<Route>?) {
        var change = changes
        change.dropShared()
        if let over { change.tell(from: _state.over, to: over) }
        guard !change.isEmpty else { return }
        objectWillChange.send()
        _state.follow(change)
        if let over { _state.over = over }
        if made != nil { note(change) }
        if !scopes.isEmpty { tellScopes(of: change) }
    }

    /// Shows what is somewhere else now. Nobody is told when it is the same.
    @inlinable
    func show(_ new: StackState<Route>) {
        let change = StackChange(from: _state, to: new)
        guard !change.isEmpty else { return }
        objectWillChange.send()
        _state = new
        if made != nil { note(change) }
        if !scopes.isEmpty { tellScopes(of: change) }
    }

    /// Adds to what the operation that is under way has changed.
    @inlinable
    func note(_ change: StackChange<Route>) {
        guard var all = made, !all.isEmpty else {
            made = change
            return
        }
        all.add(popped: change.popped)
        all.add(pushed: change.pushed)
        if change.isOfOverlay {
            all.dismissed = all.dismissed ?? change.dismissed
            all.presented = change.presented
            all.alertChanged = all.alertChanged || change.alertChanged
            all.dialogChanged = all.dialogChanged || change.dialogChanged
        }
        made = all
    }
}
