extension Navigator {
    /// Has the routers show what has changed.
    @usableFromInline
    func updateMirrors(after changes: [NavigationChange<Schema>]) {
        let count = changeCount
        for (place, mirror) in mirrors where changes.contains(where: { $0.concerns(place) }) {
            // Comparing long stacks costs more than all the rest: not when it is sure that they differ.
            if changes.contains(where: { $0.isOfStack(at: place) }) {
                mirror.router?.show(state.stackState(at: place))
            } else {
                mirror.router?.mirror(state.stackState(at: place))
            }
        }
        // Somebody has navigated when told of that: what a router was told last may be old.
        guard changeCount != count else { return }
        for (place, mirror) in mirrors { mirror.router?.mirror(state.stackState(at: place)) }
    }
}

extension NavigationChange {
    /// Whether a router of that place may show it.
    fileprivate func concerns(_ place: NavigationPlace<Schema>) -> Bool {
        switch self {
        case .pushed(_, let other), .popped(_, let other): place == other
        // A root may be that of the sheet over the place.
        case .presented, .dismissed, .rootReplaced, .tabSelected: true
        case .activitySwitched, .historyChanged, .visibleActivitiesChanged, .disabledTabsChanged: false
        }
    }

    fileprivate func isOfStack(at place: NavigationPlace<Schema>) -> Bool {
        switch self {
        case .pushed(_, let other), .popped(_, let other): place == other
        default: false
        }
    }
}
