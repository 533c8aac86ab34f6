extension NavigationState {
    /// A place as a router shows it: its stack, and a sheet or an alert that lies right over it.
    ///
    /// Empty when there is no such place. What else can be presented, no router shows.
    public func stackState(at place: NavigationPlace<Schema>) -> StackState<Schema.Route> {
        guard let spot = spot(of: place) else { return StackState() }
        let routes = flow(at: spot).stack
        switch activities[spot.activity].modal(above: spot, firstModal(above: spot))?.content {
        case .sheet(let flow): return StackState(routes: routes, sheet: flow.root)
        case .alert(let alert): return StackState(routes: routes, alert: alert)
        case .fullScreenCover, .confirmationDialog, nil: return StackState(routes: routes)
        }
    }

    /// What lies right over a place that is visible in its activity.
    func modal(over place: NavigationPlace<Schema>) -> Modal<Schema.Route>? {
        guard let spot = spot(of: place) else { return nil }
        return activities[spot.activity].modal(above: spot, firstModal(above: spot))
    }
}

extension ActivityState {
    /// Over a tab that is not the chosen one lies nothing.
    fileprivate func modal(above spot: FlowSpot<Schema>, _ index: Int) -> Modal<Schema.Route>? {
        if case .tab(let tab) = spot.place, tab != self.tab { return nil }
        return modal(at: index)
    }
}
