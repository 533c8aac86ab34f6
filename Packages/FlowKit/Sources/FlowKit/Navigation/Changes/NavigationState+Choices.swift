/// What is chosen and what there is to choose from. Each tells what it changed.
extension NavigationState {
    @inlinable
    mutating func chooseTab(at index: Int, of activity: Int, _ changes: inout Changes) {
        guard index != activities[activity].tabIndex else { return }
        let old = activities[activity].tab
        _activities[activity].tabIndex = index
        changes.append(.tabSelected(from: old, to: activities[activity].tab))
    }

    @inlinable
    mutating func setActivity(at index: Int, _ changes: inout Changes) {
        guard index != activityIndex else { return }
        let old = activity
        activityIndex = index
        changes.append(.activitySwitched(from: old, to: activity))
    }

    @inlinable
    mutating func setHistory(_ new: [Schema.Activity], _ changes: inout Changes) {
        guard new != history else { return }
        changes.append(.historyChanged(from: history, to: new))
        _history = new
    }

    @inlinable
    mutating func replaceVisibleActivities(with new: [Schema.Activity], _ changes: inout Changes) {
        let old = visibleActivities
        guard new != old else { return }
        configuredActivities = new == activities.map(\.activity) ? nil : new
        changes.append(.visibleActivitiesChanged(from: old, to: new))
    }

    @inlinable
    mutating func replaceDisabledTabs(with new: [DisabledTab<Schema>], _ changes: inout Changes) {
        guard new != disabledTabs else { return }
        changes.append(.disabledTabsChanged(from: disabledTabs, to: new))
        _disabledTabs = new
    }
}
