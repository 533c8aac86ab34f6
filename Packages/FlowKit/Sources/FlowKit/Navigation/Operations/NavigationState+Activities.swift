extension NavigationState {
    @inlinable
    mutating func switchActivity(
        to activity: Schema.Activity, _ policy: ActivitySwitchPolicy, _ changes: inout Changes
    ) {
        guard let index = index(of: activity) else { return }
        moveToActivity(at: index, &changes)
        if policy == .resetToDefaultTab { chooseDefaultTab(of: index, &changes) }
    }

    /// Switches to an activity and remembers where one came from.
    @inlinable
    mutating func moveToActivity(at index: Int, _ changes: inout Changes) {
        guard index != activityIndex else { return }
        let left = activity
        setActivity(at: index, &changes)
        setHistory(history.filter { $0 != activity && $0 != left } + [left], &changes)
    }

    @inlinable
    mutating func setVisibleActivities(_ visible: [Schema.Activity], _ changes: inout Changes) {
        let visible = visible.uniqued.filter { index(of: $0) != nil }
        guard let first = visible.first else { return }
        replaceVisibleActivities(with: visible, &changes)
        if !visible.contains(activity), let index = index(of: first) { setActivity(at: index, &changes) }
        setHistory(history.filter { $0 != activity && visible.contains($0) }, &changes)
    }

    @inlinable
    func index(of activity: Schema.Activity) -> Int? { activities.firstIndex { $0.activity == activity } }
}
