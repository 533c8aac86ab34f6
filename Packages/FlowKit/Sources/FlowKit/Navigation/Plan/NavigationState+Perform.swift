extension NavigationState {
    /// Performs one step of a plan and tells what it changed. A step that does not fit changes nothing.
    ///
    /// A step does what it says and nothing else. Unlike an operation it does not look after what else has to be true:
    /// half way through a plan, the activity in front may be one that is hidden.
    @discardableResult
    @inlinable
    public mutating func perform(_ step: NavigationStep<Schema>) -> [NavigationChange<Schema>] {
        var changes: Changes = []
        perform(step, &changes)
        return changes
    }

    @inlinable
    mutating func perform(_ step: NavigationStep<Schema>, _ changes: inout Changes) {
        switch step {
        case .dismiss(let id):
            if let index = activities.firstIndex(where: { $0.modals.last?.id == id }) {
                dismissTop(of: index, &changes)
            }
        case .pop(let count, let place):
            if let spot = spot(of: place) { pop(count, on: spot, &changes) }
        case .setRoot(let route, let place):
            if let spot = spot(of: place) { setRoot(route, on: spot, &changes) }
        case .push(let routes, let place):
            if let spot = spot(of: place) { push(routes, on: spot, &changes) }
        case .selectTab(let tab):
            if let spot = spot(of: .tab(tab)) { chooseTab(at: spot.index, of: spot.activity, &changes) }
        case .switchActivity(let activity):
            if let index = index(of: activity) { setActivity(at: index, &changes) }
        case .present(let modal, let activity):
            if let index = index(of: activity), canPresent(modal, over: index) {
                present(modal, over: index, &changes)
            }
        case .setHistory(let activities): setHistory(activities, &changes)
        case .setVisibleActivities(let activities): replaceVisibleActivities(with: activities, &changes)
        case .setDisabledTabs(let tabs): replaceDisabledTabs(with: tabs, &changes)
        }
    }

    @inlinable
    func canPresent(_ modal: Modal<Schema.Route>, over index: Int) -> Bool {
        activities[index].modals.last?.hasFlow != false && self.modal(modal.id) == nil
    }
}
