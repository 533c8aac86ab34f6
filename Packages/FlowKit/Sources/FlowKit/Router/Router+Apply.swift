extension Router {
    /// Applies an operation and returns what it changed. Nobody is told of an operation that changes nothing.
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
        if let over = record.over { change.tell(from: over, to: state.over) }
        outer?.add(record)
        record.clear()
        spareRecord = record
        return change
    }

    /// Changes a stack of one's own.
    func change(_ operation: StackOperation<Route>, for presentation: (any OpenPresentation)?) -> StackChange<Route> {
        guard state.wouldChange(operation) else { return StackChange() }
        objectWillChange.send()
        let change = state.apply(operation)
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
    func follow(_ delta: StackDelta<Route>) {
        guard !delta.isEmpty else { return }
        objectWillChange.send()
        state.follow(delta)
        made?.delta.add(delta)
        if !scopes.isEmpty { tellScopes(of: delta, isOfOverlay: false) }
    }

    /// Follows what has changed on a stack, and shows what lies over it now.
    func follow(_ delta: StackDelta<Route>, over: StackOverlay<Route>) {
        guard over != state.over else { return follow(delta) }
        objectWillChange.send()
        state.follow(delta)
        replaceOverlay(over)
        made?.delta.add(delta)
        if !scopes.isEmpty { tellScopes(of: delta, isOfOverlay: true) }
    }

    /// Shows what is somewhere else now. Nobody is told when it is the same.
    func show(_ new: StackState<Route>) {
        follow(StackDelta(from: state.routes, to: new.routes), over: new.over)
    }

    func replaceOverlay(_ over: StackOverlay<Route>) {
        if let made, made.over == nil { made.over = state.over }
        state.over = over
    }
}

/// What has changed since an operation began that is done elsewhere.
final class RouterRecord<Route: Hashable & Sendable> {
    var delta = StackDelta<Route>()
    /// What lay over the stack at first; nil when that has not changed.
    var over: StackOverlay<Route>?

    init() {}

    func clear() {
        delta = StackDelta()
        if over != nil { over = nil }
    }

    /// Adds what has changed since.
    func add(_ record: RouterRecord) {
        delta.add(record.delta)
        if over == nil { over = record.over }
    }
}

/// Where a router that does not own its stack presents and finishes.
@MainActor
protocol RouterBacking<Route>: AnyObject {
    associatedtype Route: Hashable & Sendable

    /// Presents something whose end is awaited. It ends it if nothing comes of it.
    func begin(_ operation: StackOperation<Route>, for presentation: any OpenPresentation)
    func leave(_ route: Route)
    func finish(with value: any Sendable) -> Bool
    func answer(_ action: String) -> Bool
}
