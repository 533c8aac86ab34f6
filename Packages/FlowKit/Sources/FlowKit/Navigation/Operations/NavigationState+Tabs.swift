extension NavigationState {
    @inlinable
    mutating func selectTab(_ tab: Schema.Tab, _ changes: inout Changes) {
        guard let spot = spot(of: .tab(tab)) else { return }
        if spot.activity == activityIndex, spot.index == activities[activityIndex].tabIndex {
            return pop(.max, on: spot, &changes)
        }
        moveToActivity(at: spot.activity, &changes)
        chooseTab(at: spot.index, of: spot.activity, &changes)
    }

    @inlinable
    mutating func setDisabledTabs(_ tabs: [DisabledTab<Schema>], _ changes: inout Changes) {
        let reasons = Dictionary(tabs.map { ($0.tab, $0.reason) }) { first, _ in first }
        let known = activities.flatMap(\.tabs).map(\.tab).uniqued
        replaceDisabledTabs(
            with: known.compactMap { tab in reasons[tab].map { DisabledTab(tab, reason: $0) } }, &changes)
        for activity in activities.indices where disabledReason(of: activities[activity].tab) != nil {
            chooseDefaultTab(of: activity, &changes)
        }
    }

    /// Chooses the default tab, or the first one that is enabled. When there is none, the choice stays.
    @inlinable
    mutating func chooseDefaultTab(of activity: Int, _ changes: inout Changes) {
        let state = activities[activity]
        func isEnabled(_ index: Int) -> Bool { disabledReason(of: state.tabs[index].tab) == nil }
        let preferred = state.index(of: Schema.defaultTab(of: state.activity))
        let index = preferred.flatMap { isEnabled($0) ? $0 : nil } ?? state.tabs.indices.first(where: isEnabled)
        if let index { chooseTab(at: index, of: activity, &changes) }
    }
}
