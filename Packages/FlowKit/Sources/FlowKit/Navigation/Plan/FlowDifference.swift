/// What has to be done to one stack: first to take away, then to put on.
@usableFromInline
struct FlowDifference<Route: Hashable & Sendable> {
    @usableFromInline var newRoot: Route?
    @usableFromInline var popCount = 0
    @usableFromInline var pushed: [Route] = []

    /// Screens over another root are other screens: a new root takes all with it.
    @inlinable
    init(from old: FlowState<Route>, to new: FlowState<Route>) {
        guard old.root == new.root else {
            newRoot = new.root
            pushed = new.stack
            return
        }
        let shared = zip(old.stack, new.stack).prefix { $0 == $1 }.count
        popCount = old.stack.count - shared
        pushed = Array(new.stack.dropFirst(shared))
    }

    @inlinable
    func removal<Schema: NavigationSchema>(on place: NavigationPlace<Schema>) -> [NavigationStep<Schema>]
    where Schema.Route == Route {
        if let newRoot { return [.setRoot(newRoot, on: place)] }
        return popCount > 0 ? [.pop(popCount, on: place)] : []
    }

    @inlinable
    func addition<Schema: NavigationSchema>(on place: NavigationPlace<Schema>) -> [NavigationStep<Schema>]
    where Schema.Route == Route {
        pushed.isEmpty ? [] : [.push(pushed, on: place)]
    }
}
