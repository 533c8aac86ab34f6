/// A place that has been found: the same with its indices.
struct FlowSpot<Schema: NavigationSchema> {
    let place: NavigationPlace<Schema>
    let activity: Int
    /// Among the activity's tabs, or among its modals.
    let index: Int

    init(place: NavigationPlace<Schema>, activity: Int, index: Int) {
        self.place = place
        self.activity = activity
        self.index = index
    }
}

extension NavigationState {
    typealias Spot = FlowSpot<Schema>

    /// The stack in front. O(1), as alerts and dialogs are at the very top only.
    var frontSpot: Spot {
        if !activities[activityIndex].modals.isEmpty,
            let index = activities[activityIndex].modals.lastIndex(where: \.hasFlow)
        {
            let id = activities[activityIndex].modals[index].id
            return Spot(place: .modal(id), activity: activityIndex, index: index)
        }
        return Spot(
            place: .tab(activities[activityIndex].tab), activity: activityIndex,
            index: activities[activityIndex].tabIndex)
    }

    /// Finds a place among all activities; the front when none is named. O(*n*) in the number of tabs and modals.
    func spot(of place: NavigationPlace<Schema>?) -> Spot? {
        guard let place else { return frontSpot }
        for activity in activities.indices {
            let index =
                switch place {
                case .tab(let tab): activities[activity].index(of: tab)
                case .modal(let id): activities[activity].modals.firstIndex { $0.id == id && $0.hasFlow }
                }
            if let index { return Spot(place: place, activity: activity, index: index) }
        }
        return nil
    }

    func flow(at spot: Spot) -> FlowState<Schema.Route> {
        switch spot.place {
        case .tab: return activities[spot.activity].tabs[spot.index].flow
        case .modal:
            let activity = activities[spot.activity]
            return activity.modals[spot.index].flow ?? activity.tabs[activity.tabIndex].flow
        }
    }
}

/// The few things that every operation and every step consists of. Each tells what it changed.
extension NavigationState {
    mutating func modifyFlow(at spot: Spot, _ change: (inout FlowState<Schema.Route>) -> Void) {
        switch spot.place {
        case .tab: change(&activities[spot.activity].tabs[spot.index].flow)
        case .modal: activities[spot.activity].modals[spot.index].content.modifyFlow(change)
        }
    }

    mutating func push(_ routes: [Schema.Route], on spot: Spot, _ changes: inout Changes) {
        guard !routes.isEmpty else { return }
        modifyFlow(at: spot) { $0.stack += routes }
        changes.append(.pushed(routes, on: spot.place))
    }

    mutating func pop(_ count: Int, on spot: Spot, _ changes: inout Changes) {
        guard count > 0 else { return }
        var popped: [Schema.Route] = []
        modifyFlow(at: spot) { flow in
            if count == 1, let last = flow.stack.popLast() {
                popped = [last]
            } else {
                popped = flow.stack.suffix(count).reversed()
                flow.stack.removeLast(popped.count)
            }
        }
        if !popped.isEmpty { changes.append(.popped(popped, on: spot.place)) }
    }

    mutating func setRoot(_ route: Schema.Route, on spot: Spot, _ changes: inout Changes) {
        let old = flow(at: spot).root
        guard old != route else { return }
        modifyFlow(at: spot) { $0.root = route }
        changes.append(.rootReplaced(from: old, to: route, on: spot.place))
    }

    mutating func present(_ modal: Modal<Schema.Route>, over activity: Int, _ changes: inout Changes) {
        modalCounter.skip(modal.id)
        activities[activity].modals.append(modal)
        changes.append(.presented(modal, over: activities[activity].activity))
    }

    mutating func dismissTop(of activity: Int, _ changes: inout Changes) {
        guard let modal = activities[activity].modals.popLast() else { return }
        changes.append(.dismissed(modal, over: activities[activity].activity))
    }
}

/// What is chosen and what there is to choose from. Each tells what it changed.
extension NavigationState {
    mutating func chooseTab(at index: Int, of activity: Int, _ changes: inout Changes) {
        guard index != activities[activity].tabIndex else { return }
        let old = activities[activity].tab
        activities[activity].tabIndex = index
        changes.append(.tabSelected(from: old, to: activities[activity].tab))
    }

    mutating func setActivity(at index: Int, _ changes: inout Changes) {
        guard index != activityIndex else { return }
        let old = activity
        activityIndex = index
        changes.append(.activitySwitched(from: old, to: activity))
    }

    mutating func setHistory(_ new: [Schema.Activity], _ changes: inout Changes) {
        guard new != history else { return }
        changes.append(.historyChanged(from: history, to: new))
        history = new
    }

    mutating func replaceVisibleActivities(with new: [Schema.Activity], _ changes: inout Changes) {
        let old = visibleActivities
        guard new != old else { return }
        configuredActivities = new == activities.map(\.activity) ? nil : new
        changes.append(.visibleActivitiesChanged(from: old, to: new))
    }

    mutating func replaceDisabledTabs(with new: [DisabledTab<Schema>], _ changes: inout Changes) {
        guard new != disabledTabs else { return }
        changes.append(.disabledTabsChanged(from: disabledTabs, to: new))
        disabledTabs = new
    }
}
