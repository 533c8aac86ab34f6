extension Navigator {
    /// Has the routers follow what has changed. If somebody navigates when told, all are shown the end.
    @inlinable
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
    @inlinable
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
