extension Navigator {
    /// A router of one place: what it does goes through the navigator, and it shows what is there.
    ///
    /// The same place has the same router for as long as someone holds it. Neither holds the other: when the navigator
    /// is gone, or the place is, the router shows an empty stack and does nothing.
    ///
    /// A router knows of stacks and of what lies right over its place. Pushing brings nothing to the front; presenting
    /// does.
    public func router(for place: NavigationPlace<Schema>) -> Router<Schema.Route> {
        if let router = mirrors[place]?.router { return router }
        mirrors = mirrors.filter { $0.value.router != nil }
        let router = Router(state.stackState(at: place), backing: PlaceBacking(self, place)) {
            [weak self] operation in
            self?.apply(operation, at: place)
        }
        mirrors[place] = RouterMirror(router: router)
        return router
    }

    func apply(_ operation: StackOperation<Schema.Route>, at place: NavigationPlace<Schema>) {
        switch operation {
        case .push(let route): apply(.push(route, on: place))
        case .pop(let count): apply(.pop(count, on: place))
        case .navigate(let route): if state.topOfStack(at: place) != route { apply(.push(route, on: place)) }
        case .popToRoot: apply(.popToRoot(on: place))
        default: applyRarer(operation, at: place)
        }
    }

    func applyRarer(_ operation: StackOperation<Schema.Route>, at place: NavigationPlace<Schema>) {
        let stack = state[place]?.stack ?? []
        switch operation {
        case .navigate, .push, .pop, .popToRoot: apply(operation, at: place)
        // A router knows nothing of the root.
        case .popTo(let route): if stack.contains(route) { apply(.popTo(route, on: place)) }
        case .replaceTop(let route): apply(.replace(stack.dropLast() + [route], on: place))
        case .replace(let routes): apply(.replace(routes, on: place))
        case .present(let route, let style): apply(.route(route, as: .present(style), on: place))
        case .dismiss: dismissScreen(over: place)
        case .alert(let alert):
            show(alert.map { .alert($0) }, over: place) { if case .alert = $0 { true } else { false } }
        case .dialog(let dialog):
            show(dialog.map { .confirmationDialog($0) }, over: place) {
                if case .confirmationDialog = $0 { true } else { false }
            }
        case .restore(let new): restore(new, at: place)
        }
    }

    private func dismissScreen(over place: NavigationPlace<Schema>) {
        if let modal = state.modal(over: place), modal.hasFlow { apply(.dismissModal(modal.id)) }
    }

    /// An alert or a dialog is shown over what is in front.
    private func show(
        _ content: ModalContent<Schema.Route>?, over place: NavigationPlace<Schema>,
        insteadOf isOfKind: (ModalContent<Schema.Route>) -> Bool
    ) {
        let modal = state.modal(over: place)
        if let content {
            if modal?.content != content { apply(.present(content)) }
        } else if let modal, isOfKind(modal.content) {
            apply(.dismissModal(modal.id))
        }
    }

    private func restore(_ new: StackState<Schema.Route>, at place: NavigationPlace<Schema>) {
        apply(.replace(new.routes), at: place)
        apply(new.over.screen.map { .present($0, as: new.over.style) } ?? .dismiss, at: place)
        if let dialog = new.dialog {
            apply(.dialog(dialog), at: place)
        } else {
            apply(.dialog(nil), at: place)
            apply(.alert(new.alert), at: place)
        }
    }
}

extension Navigator {
    /// Has the routers follow what has changed. If somebody navigates when told, all are shown the end.
    func updateMirrors(after changes: [NavigationChange<Schema>]) {
        if isMirroring {
            mirrorsAreStale = true
            return
        }
        isMirroring = true
        defer { isMirroring = false }
        for (place, mirror) in mirrors {
            if let router = mirror.router { update(router, at: place, after: changes) }
        }
        while mirrorsAreStale {
            mirrorsAreStale = false
            for (place, mirror) in mirrors { mirror.router?.show(state.stackState(at: place)) }
        }
    }

    /// A long stack is not looked at: what has changed is known.
    func update(
        _ router: Router<Schema.Route>, at place: NavigationPlace<Schema>, after changes: [NavigationChange<Schema>]
    ) {
        var change = StackDelta<Schema.Route>()
        var isOfOverlay = false
        for next in changes {
            switch next {
            case .pushed(let routes, let other): if other == place { change.add(pushed: routes) }
            case .popped(let routes, let other): if other == place { change.add(popped: routes) }
            case .presented(let modal, _), .dismissed(let modal, _):
                // The place itself has come or gone.
                if case .modal(modal.id) = place { return router.show(state.stackState(at: place)) }
                isOfOverlay = true
            // A root may be that of the sheet over the place.
            case .rootReplaced, .tabSelected: isOfOverlay = true
            case .activitySwitched, .historyChanged, .visibleActivitiesChanged, .disabledTabsChanged: break
            }
        }
        if isOfOverlay {
            router.follow(change, over: state.overlay(at: place))
        } else if !change.isEmpty {
            router.follow(change)
        }
    }
}

/// A router that shows one place of a navigator, as long as someone else holds it.
final class RouterMirror<Route: Hashable & Sendable> {
    weak var router: Router<Route>?

    init(router: Router<Route>) { self.router = router }
}

/// Has a navigator present and finish for the router of a place.
final class PlaceBacking<Schema: NavigationSchema>: RouterBacking {
    private weak var navigator: Navigator<Schema>?
    private let place: NavigationPlace<Schema>

    init(_ navigator: Navigator<Schema>, _ place: NavigationPlace<Schema>) {
        self.navigator = navigator
        self.place = place
    }

    func begin(_ operation: StackOperation<Schema.Route>, for presentation: any OpenPresentation) {
        switch operation {
        case .present(let route, let style):
            navigator?.begin(.route(route, as: .present(style), on: place), .app, for: presentation)
        case .dialog(let dialog?):
            navigator?.begin(.present(.confirmationDialog(dialog)), .app, for: presentation)
        default: presentation.end()
        }
        if navigator == nil { presentation.end() }
    }

    func leave(_ route: Schema.Route) {
        guard let navigator, let flow = navigator.state[place] else { return }
        if let modal = navigator.state.modal(over: place), modal.flow?.root == route {
            navigator.finish(modal.id, with: true)
        } else if flow.stack.last == route {
            navigator.apply(.pop(on: place))
        } else if case .modal(let id) = place, flow.root == route {
            navigator.finish(id, with: true)
        }
    }

    /// What is presented at the place ends itself; a tab ends what lies over it.
    func finish(with value: any Sendable) -> Bool {
        guard let navigator else { return false }
        if case .modal(let id) = place { return navigator.finish(id, with: value) }
        guard let modal = navigator.state.modal(over: place), modal.hasFlow else { return false }
        return navigator.finish(modal.id, with: value)
    }

    func answer(_ action: String) -> Bool {
        guard let navigator, let modal = navigator.state.modal(over: place),
            case .confirmationDialog = modal.content
        else { return false }
        return navigator.finish(modal.id, with: action)
    }
}

extension NavigationState {
    /// A place as a router shows it: its stack, and what lies right over it.
    ///
    /// Empty when there is no such place.
    public func stackState(at place: NavigationPlace<Schema>) -> StackState<Schema.Route> {
        guard let spot = spot(of: place) else { return StackState() }
        return StackState(routes: flow(at: spot).stack, over: overlay(at: place))
    }

    func overlay(at place: NavigationPlace<Schema>) -> StackOverlay<Schema.Route> {
        var overlay = StackOverlay<Schema.Route>()
        switch modal(over: place)?.content {
        case .sheet(let flow): overlay.present(flow.root, as: .sheet)
        case .fullScreenCover(let flow): overlay.present(flow.root, as: .fullScreenCover)
        case .alert(let alert): overlay.alert = alert
        case .confirmationDialog(let dialog): overlay.dialog = dialog
        case nil: break
        }
        return overlay
    }

    /// What lies right over a place that is visible in its activity: over a tab that is not the chosen one lies nothing.
    func modal(over place: NavigationPlace<Schema>) -> Modal<Schema.Route>? {
        guard let spot = spot(of: place) else { return nil }
        let activity = activities[spot.activity]
        if case .tab(let tab) = place, tab != activity.tab { return nil }
        return activity.modal(at: firstModal(above: spot))
    }

    /// The screen on top of a place's root; nil when there is none.
    func topOfStack(at place: NavigationPlace<Schema>) -> Schema.Route? {
        spot(of: place).flatMap { flow(at: $0).stack.last }
    }
}
