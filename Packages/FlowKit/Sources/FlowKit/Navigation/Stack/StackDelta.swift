/// What has changed on a stack, without what lies over it.
@usableFromInline
struct StackDelta<Route: Hashable & Sendable> {
    /// From the top down.
    @usableFromInline var popped: [Route] = []
    /// From the bottom up.
    @usableFromInline var pushed: [Route] = []

    @inlinable
    init() {}

    @inlinable
    init(_ change: StackChange<Route>) {
        popped = change.popped
        pushed = change.pushed
    }

    @inlinable
    init(popped: [Route], pushed: [Route]) {
        self.popped = popped
        self.pushed = pushed
        dropShared()
    }

    @inlinable
    init(from old: [Route], to new: [Route]) {
        let shared = zip(old, new).prefix { $0 == $1 }.count
        popped = old.dropFirst(shared).reversed()
        pushed = Array(new.dropFirst(shared))
    }

    @inlinable
    var isEmpty: Bool { popped.isEmpty && pushed.isEmpty }

    @inlinable
    mutating func add(popped routes: [Route]) {
        if isEmpty {
            popped = routes
        } else {
            let undone = Swift.min(routes.count, pushed.count)
            pushed.removeLast(undone)
            popped += routes.dropFirst(undone)
        }
    }

    @inlinable
    mutating func add(pushed routes: [Route]) {
        if isEmpty {
            pushed = routes
        } else {
            pushed += routes
            dropShared()
        }
    }

    @inlinable
    mutating func add(_ delta: StackDelta) {
        if isEmpty {
            self = delta
        } else {
            if !delta.popped.isEmpty { add(popped: delta.popped) }
            if !delta.pushed.isEmpty { add(pushed: delta.pushed) }
        }
    }

    /// What went and came again has stayed.
    @inlinable
    mutating func dropShared() {
        guard !popped.isEmpty, !pushed.isEmpty else { return }
        let shared = zip(popped.reversed(), pushed).prefix { $0 == $1 }.count
        popped.removeLast(shared)
        pushed.removeFirst(shared)
    }
}
