extension NavigationState {
    /// A visible difference between two states.
    public enum Change: Hashable, Sendable {
        /// A presentation that was removed from an activity.
        case dismissed(Modal<Schema.Route>, over: Schema.Activity)
        /// Removed screens, from the top down.
        case popped([Schema.Route], on: Place)
        /// A replaced root. The screens over it stay.
        case rootReplaced(from: Schema.Route, to: Schema.Route, on: Place)
        /// Another choice or order of visible activities.
        case visibleActivitiesChanged(from: [Schema.Activity], to: [Schema.Activity])
        /// Other tabs that can't be selected, or other reasons.
        case disabledTabsChanged(from: [DisabledTab], to: [DisabledTab])
        /// Another activity in front.
        case activitySwitched(from: Schema.Activity, to: Schema.Activity)
        /// Other activities to return to. No screen shows this.
        case historyChanged(from: [Schema.Activity], to: [Schema.Activity])
        /// Another selected tab of the same activity, which may be behind another one.
        case tabSelected(from: Schema.Tab, to: Schema.Tab)
        /// Added screens, from the bottom up.
        case pushed([Schema.Route], on: Place)
        /// A presentation that was added to an activity, above the others.
        case presented(Modal<Schema.Route>, over: Schema.Activity)
    }

    /// Returns the differences to another state, in the order in which a screen shows them: dismissals from the top, pops,
    /// selections, pushes, presentations from the bottom.
    ///
    /// A presentation with the same identifier and style stays, and so do the screens at the bottom that both stacks have.
    public func changes(to new: NavigationState) -> [Change] {
        var (dismissed, selected, presented): ([Change], [Change], [Change]) = ([], [], [])
        var stacks: [(old: FlowState<Schema.Route>, new: FlowState<Schema.Route>, place: Place)] = []
        for (old, new) in zip(activities, new.activities) {
            for (tab, newTab) in zip(old.tabs, new.tabs) { stacks.append((tab.flow, newTab.flow, .tab(tab.tab))) }
            if old.tab != new.tab { selected.append(.tabSelected(from: old.tab, to: new.tab)) }
            let kept = zip(old.modals, new.modals).prefix { modal, newModal in
                modal.id == newModal.id
                    && (modal.hasFlow ? modal.content.style == newModal.content.style : modal == newModal)
            }
            for (modal, newModal) in kept {
                if let flow = modal.flow, let newFlow = newModal.flow {
                    stacks.append((flow, newFlow, .modal(modal.id)))
                }
            }
            dismissed += old.modals.dropFirst(kept.count).reversed().map { .dismissed($0, over: old.activity) }
            presented += new.modals.dropFirst(kept.count).map { .presented($0, over: old.activity) }
        }
        var (removed, pushed): ([Change], [Change]) = ([], [])
        for (old, new, place) in stacks where old != new {
            let shared = zip(old.stack, new.stack).prefix { $0 == $1 }.count
            if old.stack.count > shared { removed.append(.popped(old.stack.dropFirst(shared).reversed(), on: place)) }
            if old.root != new.root { removed.append(.rootReplaced(from: old.root, to: new.root, on: place)) }
            if new.stack.count > shared { pushed.append(.pushed(Array(new.stack.dropFirst(shared)), on: place)) }
        }
        var choices: [Change] = []
        if visibleActivities != new.visibleActivities {
            choices.append(.visibleActivitiesChanged(from: visibleActivities, to: new.visibleActivities))
        }
        if disabledTabs != new.disabledTabs {
            choices.append(.disabledTabsChanged(from: disabledTabs, to: new.disabledTabs))
        }
        if activity != new.activity { choices.append(.activitySwitched(from: activity, to: new.activity)) }
        if history != new.history { choices.append(.historyChanged(from: history, to: new.history)) }
        return dismissed + removed + choices + selected + pushed + presented
    }
}

extension NavigationState.Change: CustomStringConvertible {
    /// A text for logs and test failures, for instance "pushed page(1) on tab bag".
    public var description: String {
        switch self {
        case .pushed(let routes, let place): "pushed \(routes.listed) on \(place)"
        case .popped(let routes, let place): "popped \(routes.listed) on \(place)"
        case .rootReplaced(let from, let to, let place): "root \(from) became \(to) on \(place)"
        case .presented(let modal, let activity): "presented \(modal) over \(activity)"
        case .dismissed(let modal, let activity): "dismissed \(modal) over \(activity)"
        case .tabSelected(let from, let to): "tab \(from) became \(to)"
        case .activitySwitched(let from, let to): "activity \(from) became \(to)"
        case .historyChanged(let from, let to): "history \(from.listed) became \(to.listed)"
        case .visibleActivitiesChanged(let from, let to): "activities \(from.listed) became \(to.listed)"
        case .disabledTabsChanged(let from, let to):
            "disabled tabs \(from.map(\.tab).listed) became \(to.map(\.tab).listed)"
        }
    }
}
