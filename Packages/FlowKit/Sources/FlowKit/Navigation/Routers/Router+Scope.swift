extension Router {
    /// A router of a feature's own route type that works on this router's stack.
    ///
    /// What the feature pushes is embedded in this router's routes. The feature sees its own routes and none of the
    /// others: its `pop()` takes away the top screen, whosever it is, as the back button does.
    @inlinable
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
            _state.compactMap(extract), backing: ScopeBacking(parent: self, embed: embed), connection: receiver
        ) {
            self.apply($0.map(embed))
        }
        scope = router
        scopes.add(receiver)
        return router
    }
}

/// Has a router's parent present and finish.
@usableFromInline
final class ScopeBacking<Parent: Hashable & Sendable, Child: Hashable & Sendable>: RouterBacking {
    private let parent: Router<Parent>
    private let embed: @MainActor (Child) -> Parent

    @usableFromInline
    init(parent: Router<Parent>, embed: @escaping @MainActor (Child) -> Parent) {
        self.parent = parent
        self.embed = embed
    }

    @usableFromInline
    func begin(_ operation: StackOperation<Child>, for presentation: any OpenPresentation) {
        parent.begin(operation.map(embed), for: presentation)
    }

    @usableFromInline
    func leave(_ route: Child) { parent.leave(embed(route)) }

    @usableFromInline
    func finish(with value: any Sendable) -> Bool { parent.finish(with: value) }

    @usableFromInline
    func answer(_ action: String) -> Bool { parent.answer(action) }
}
