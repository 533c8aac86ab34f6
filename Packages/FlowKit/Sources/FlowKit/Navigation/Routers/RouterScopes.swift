/// Those who show a part of a router's stack.
@usableFromInline
struct RouterScopes<Route: Hashable & Sendable> {
    @usableFromInline
    struct Link {
        @usableFromInline weak var receiver: RouterReceiver<Route>?

        @inlinable
        init(receiver: RouterReceiver<Route>) { self.receiver = receiver }
    }

    @usableFromInline var links: [Link] = []
    @usableFromInline var isTelling = false
    /// Somebody has navigated when told: those who were not told yet would miss it.
    @usableFromInline var isStale = false

    @inlinable
    init() {}

    @inlinable
    var isEmpty: Bool { links.isEmpty }

    @inlinable
    mutating func add(_ receiver: RouterReceiver<Route>) {
        links.removeAll { $0.receiver == nil }
        links.append(Link(receiver: receiver))
    }
}

/// What a router tells a scope of. The scope holds it, the router does not.
@MainActor
@usableFromInline
final class RouterReceiver<Route: Hashable & Sendable> {
    @usableFromInline let follow: @MainActor (StackDelta<Route>, StackOverlay<Route>?) -> Void
    @usableFromInline let show: @MainActor (StackState<Route>) -> Void

    @inlinable
    init(
        follow: @escaping @MainActor (StackDelta<Route>, StackOverlay<Route>?) -> Void,
        show: @escaping @MainActor (StackState<Route>) -> Void
    ) {
        self.follow = follow
        self.show = show
    }
}

extension Router {
    /// Tells scopes of a change. If somebody navigates when told, all are shown the end.
    @inlinable
    func tellScopes(of delta: StackDelta<Route>, isOfOverlay: Bool) {
        if scopes.isTelling {
            scopes.isStale = true
            return
        }
        scopes.isTelling = true
        defer { scopes.isTelling = false }
        let over = isOfOverlay ? _state.over : nil
        for link in scopes.links { link.receiver?.follow(delta, over) }
        while scopes.isStale {
            scopes.isStale = false
            for link in scopes.links { link.receiver?.show(_state) }
        }
    }
}
