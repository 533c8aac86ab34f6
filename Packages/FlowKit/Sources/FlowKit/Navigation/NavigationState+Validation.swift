extension NavigationState {
    /// Returns the broken rules of a state. Empty after every operation. For tests and tools.
    public func violations() -> [String] {
        activities.flatMap(violations(of:)) + modalViolations + activityViolations + disabledTabViolations
    }

    private func violations(of state: ActivityState) -> [String] {
        var violations: [String] = []
        if disabledReason(of: state.tab) != nil, state.tabs.contains(where: { disabledReason(of: $0.tab) == nil }) {
            violations.append("The activity \(state.activity) has selected the disabled tab \(state.tab).")
        }
        for modal in state.modals.dropLast() where !modal.hasFlow {
            violations.append("Modal \(modal.id.rawValue) is an alert or a dialog and has something over it.")
        }
        return violations
    }

    private var modalViolations: [String] {
        let ids = activities.flatMap(\.modals).map(\.id.rawValue)
        var violations = ids.repeated.map { "Modal \($0) occurs twice." }
        for id in ids where !(1...ModalCounter.limit).contains(id) || id > modalCounter.last {
            violations.append("Modal \(id) has an identifier that was never assigned.")
        }
        if !(0...ModalCounter.limit).contains(modalCounter.last) {
            violations.append("The latest modal can't have the identifier \(modalCounter.last).")
        }
        return violations
    }

    private var activityViolations: [String] {
        let visible = visibleActivities
        var violations = visible.repeated.map { "The activity \($0) is visible twice." }
        for activity in visible where index(of: activity) == nil {
            violations.append("The activity \(activity) is visible, but doesn't exist.")
        }
        if !visible.contains(activity) { violations.append("The activity \(activity) is in front, but hidden.") }
        violations += history.repeated.map { "The activity \($0) is in the history twice." }
        for past in history where past == activity || !visible.contains(past) {
            violations.append("Going back would open the activity \(past), which is in front or hidden.")
        }
        return violations
    }

    private var disabledTabViolations: [String] {
        var violations = disabledTabs.map(\.tab).repeated.map { "The tab \($0) is disabled twice." }
        for disabled in disabledTabs where spot(of: .tab(disabled.tab)) == nil {
            violations.append("The tab \(disabled.tab) is disabled, but doesn't exist.")
        }
        return violations
    }
}
