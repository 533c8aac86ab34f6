extension Router {
    /// A router of a feature's own route type that works on this router's stack.
    ///
    /// What the feature pushes is embedded in this router's routes. The feature sees its own routes and none of the
    /// others: its `pop()` takes away the top screen, whosever it is, as the back button does.
    public func scope<Child: Hashable & Sendable>(
        embed: @escaping @MainActor (Child) -> Route,
        extract: @escaping @MainActor (Route) -> Child?
    ) -> Router<Child> {
        weak var scope: Router<Child>?
        let receiver = RouterReceiver<Route> { delta, over in
            guard let scope else { return }
            let own = StackDelta(popped: delta.popped.compactMap(extract), pushed: delta.pushed.compactMap(extract))
            if let over { scope.follow(own, over: over.compactMap(extract)) } else { scope.follow(own) }
        } show: { state in
            scope?.show(state.compactMap(extract))
        }
        let router = Router<Child>(
            state.compactMap(extract), backing: ScopeBacking(parent: self, embed: embed), connection: receiver
        ) {
            self.apply($0.map(embed))
        }
        scope = router
        scopes.add(receiver)
        return router
    }
}

/// Has a router's parent present and finish.
final class ScopeBacking<Parent: Hashable & Sendable, Child: Hashable & Sendable>: RouterBacking {
    private let parent: Router<Parent>
    private let embed: @MainActor (Child) -> Parent

    init(parent: Router<Parent>, embed: @escaping @MainActor (Child) -> Parent) {
        self.parent = parent
        self.embed = embed
    }

    func begin(_ operation: StackOperation<Child>, for presentation: any OpenPresentation) {
        parent.begin(operation.map(embed), for: presentation)
    }

    func leave(_ route: Child) { parent.leave(embed(route)) }

    func finish(with value: any Sendable) -> Bool { parent.finish(with: value) }

    func answer(_ action: String) -> Bool { parent.answer(action) }
}

/// Those who show a part of a router's stack.
struct RouterScopes<Route: Hashable & Sendable> {
    struct Link {
        weak var receiver: RouterReceiver<Route>?

        init(receiver: RouterReceiver<Route>) { self.receiver = receiver }
    }

    var links: [Link] = []
    var isTelling = false
    /// Somebody has navigated when told: those who were not told yet would miss it.
    var isStale = false

    init() {}

    var isEmpty: Bool { links.isEmpty }

    mutating func add(_ receiver: RouterReceiver<Route>) {
        links.removeAll { $0.receiver == nil }
        links.append(Link(receiver: receiver))
    }
}

/// What a router tells a scope of. The scope holds it, the router does not.
@MainActor
final class RouterReceiver<Route: Hashable & Sendable> {
    let follow: @MainActor (StackDelta<Route>, StackOverlay<Route>?) -> Void
    let show: @MainActor (StackState<Route>) -> Void

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
    func tellScopes(of delta: StackDelta<Route>, isOfOverlay: Bool) {
        if scopes.isTelling {
            scopes.isStale = true
            return
        }
        scopes.isTelling = true
        defer { scopes.isTelling = false }
        let over = isOfOverlay ? state.over : nil
        for link in scopes.links { link.receiver?.follow(delta, over) }
        while scopes.isStale {
            scopes.isStale = false
            for link in scopes.links { link.receiver?.show(state) }
        }
    }
}
