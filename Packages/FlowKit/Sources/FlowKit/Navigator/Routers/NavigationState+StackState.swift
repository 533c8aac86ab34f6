extension NavigationState {
    /// A place as a router shows it: its stack, and what lies right over it.
    ///
    /// Empty when there is no such place.
    @inlinable
    public func stackState(at place: NavigationPlace<Schema>) -> StackState<Schema.Route> {
        guard let spot = spot(of: place) else { return StackState() }
        return StackState(routes: flow(at: spot).stack, over: overlay(at: place))
    }

    @inlinable
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
    @inlinable
    func modal(over place: NavigationPlace<Schema>) -> Modal<Schema.Route>? {
        guard let spot = spot(of: place) else { return nil }
        let activity = activities[spot.activity]
        if case .tab(let tab) = place, tab != activity.tab { return nil }
        return activity.modal(at: firstModal(above: spot))
    }

    /// The screen on top of a place's root; nil when there is none.
    @inlinable
    func topOfStack(at place: NavigationPlace<Schema>) -> Schema.Route? {
        spot(of: place).flatMap { flow(at: $0).stack.last }
    }
}
