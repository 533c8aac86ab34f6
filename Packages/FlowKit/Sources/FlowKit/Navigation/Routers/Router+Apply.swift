extension Router {
    /// Applies an operation and returns what it changed. Nobody is told of an operation that changes nothing.
    @inlinable
    @discardableResult
    public func apply(_ operation: StackOperation<Route>) -> StackChange<Route> {
        guard let forward else { return change(operation, for: nil) }
        let outer = made
        let record = spareRecord ?? RouterRecord()
        spareRecord = nil
        made = record
        forward(operation)
        made = outer
        var change = StackChange(record.delta)
        if let over = record.over { change.tell(from: over, to: _state.over) }
        outer?.add(record)
        record.clear()
        spareRecord = record
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
        if !scopes.isEmpty { tellScopes(of: StackDelta(change), isOfOverlay: change.isOfOverlay) }
        return change
    }
}

/// What happens elsewhere.
extension Router {
    /// Follows what has changed on a stack.
    @inlinable
    func follow(_ delta: StackDelta<Route>) {
        guard !delta.isEmpty else { return }
        objectWillChange.send()
        _state.follow(delta)
        made?.delta.add(delta)
        if !scopes.isEmpty { tellScopes(of: delta, isOfOverlay: false) }
    }

    /// Follows what has changed on a stack, and shows what lies over it now.
    @inlinable
    func follow(_ delta: StackDelta<Route>, over: StackOverlay<Route>) {
        guard over != _state.over else { return follow(delta) }
        objectWillChange.send()
        _state.follow(delta)
        replaceOverlay(over)
        made?.delta.add(delta)
        if !scopes.isEmpty { tellScopes(of: delta, isOfOverlay: true) }
    }

    /// Shows what is somewhere else now. Nobody is told when it is the same.
    @inlinable
    func show(_ new: StackState<Route>) {
        follow(StackDelta(from: _state._routes, to: new._routes), over: new.over)
    }

    @inlinable
    func replaceOverlay(_ over: StackOverlay<Route>) {
        if let made, made.over == nil { made.over = _state.over }
        _state.over = over
    }
}

/// What has changed since an operation began that is done elsewhere.
@usableFromInline
final class RouterRecord<Route: Hashable & Sendable> {
    @usableFromInline var delta = StackDelta<Route>()
    /// What lay over the stack at first; nil when that has not changed.
    @usableFromInline var over: StackOverlay<Route>?

    @inlinable
    init() {}

    @inlinable
    func clear() {
        delta = StackDelta()
        if over != nil { over = nil }
    }

    /// Adds what has changed since.
    @inlinable
    func add(_ record: RouterRecord) {
        delta.add(record.delta)
        if over == nil { over = record.over }
    }
}
