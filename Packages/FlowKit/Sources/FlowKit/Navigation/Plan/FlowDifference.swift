/// What has to be done to one stack: first to take away, then to put on. The root may change under what stays.
@usableFromInline
struct FlowDifference<Route: Hashable & Sendable> {
    @usableFromInline var newRoot: Route?
    @usableFromInline var popCount = 0
    @usableFromInline var pushed: [Route] = []

    @inlinable
    init(from old: FlowState<Route>, to new: FlowState<Route>) {
        if old.root != new.root { newRoot = new.root }
        let shared = zip(old.stack, new.stack).prefix { $0 == $1 }.count
        popCount = old.stack.count - shared
        pushed = Array(new.stack.dropFirst(shared))
    }

    @inlinable
    func removal<Schema: NavigationSchema>(on place: NavigationPlace<Schema>) -> [NavigationStep<Schema>]
    where Schema.Route == Route {
        let pops: [NavigationStep<Schema>] = popCount > 0 ? [.pop(popCount, on: place)] : []
        return pops + (newRoot.map { [.setRoot($0, on: place)] } ?? [])
    }

    @inlinable
    func addition<Schema: NavigationSchema>(on place: NavigationPlace<Schema>) -> [NavigationStep<Schema>]
    where Schema.Route == Route {
        pushed.isEmpty ? [] : [.push(pushed, on: place)]
    }
}
