/// A place that has been found: the same with its indices.
@usableFromInline
struct FlowSpot<Schema: NavigationSchema> {
    @usableFromInline let place: NavigationPlace<Schema>
    @usableFromInline let activity: Int
    /// Among the activity's tabs, or among its modals.
    @usableFromInline let index: Int

    @inlinable
    init(place: NavigationPlace<Schema>, activity: Int, index: Int) {
        self.place = place
        self.activity = activity
        self.index = index
    }
}

extension NavigationState {
    @usableFromInline typealias Spot = FlowSpot<Schema>

    /// The stack in front. O(1), as alerts and dialogs are at the very top only.
    @inlinable
    var frontSpot: Spot {
        if !_activities[activityIndex].modals.isEmpty,
            let index = _activities[activityIndex].modals.lastIndex(where: \.hasFlow)
        {
            let id = _activities[activityIndex].modals[index].id
            return Spot(place: .modal(id), activity: activityIndex, index: index)
        }
        return Spot(
            place: .tab(_activities[activityIndex].tab), activity: activityIndex,
            index: _activities[activityIndex].tabIndex)
    }

    /// Finds a place among all activities; the front when none is named. O(*n*) in the number of tabs and modals.
    @inlinable
    func spot(of place: NavigationPlace<Schema>?) -> Spot? {
        guard let place else { return frontSpot }
        for activity in _activities.indices {
            let index =
                switch place {
                case .tab(let tab): _activities[activity].index(of: tab)
                case .modal(let id): _activities[activity].modals.firstIndex { $0.id == id && $0.hasFlow }
                }
            if let index { return Spot(place: place, activity: activity, index: index) }
        }
        return nil
    }

    @inlinable
    func flow(at spot: Spot) -> FlowState<Schema.Route> {
        switch spot.place {
        case .tab: return _activities[spot.activity]._tabs[spot.index].flow
        case .modal:
            let activity = _activities[spot.activity]
            return activity.modals[spot.index].flow ?? activity.tabs[activity.tabIndex].flow
        }
    }
}
