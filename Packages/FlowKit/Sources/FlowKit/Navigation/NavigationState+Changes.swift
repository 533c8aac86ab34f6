extension NavigationState {
    /// A visible difference between two states.
    public enum Change: Hashable, Sendable {
        case dismissed(Modal<Schema.Route>, over: Schema.Activity)
        /// Removed screens, from the top down.
        case popped([Schema.Route], on: Place)
        /// A replaced root. The screens over it stay.
        case rootReplaced(from: Schema.Route, to: Schema.Route, on: Place)
        case visibleActivitiesChanged(from: [Schema.Activity], to: [Schema.Activity])
        case disabledTabsChanged(from: [DisabledTab], to: [DisabledTab])
        case activitySwitched(from: Schema.Activity, to: Schema.Activity)
        case historyChanged(from: [Schema.Activity], to: [Schema.Activity])
        case tabSelected(from: Schema.Tab, to: Schema.Tab)
        /// Added screens, from the bottom up.
        case pushed([Schema.Route], on: Place)
        case presented(Modal<Schema.Route>, over: Schema.Activity)
    }

    /// Returns the differences to another state, in the order in which a screen shows them: dismissals from the top, pops,
    /// selections, pushes, presentations from the bottom.
    ///
    /// A presentation with the same identifier and style stays, and so do the screens at the bottom that both stacks have.
    public func changes(to new: NavigationState) -> [Change] {
        var draft = ChangeList<Schema>()
        for (old, new) in zip(activities, new.activities) {
            for (oldTab, newTab) in zip(old.tabs, new.tabs) {
                draft.compare(oldTab.flow, newTab.flow, on: .tab(oldTab.tab))
            }
            if old.tab != new.tab { draft.selected.append(.tabSelected(from: old.tab, to: new.tab)) }
            draft.compare(old.modals, new.modals, over: old.activity)
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
        return draft.dismissed + draft.removed + choices + draft.selected + draft.pushed + draft.presented
    }
}

/// Differences, sorted by their turn.
private struct ChangeList<Schema: NavigationSchema> {
    typealias Changes = [NavigationState<Schema>.Change]

    var dismissed: Changes = []
    var removed: Changes = []
    var selected: Changes = []
    var pushed: Changes = []
    var presented: Changes = []

    mutating func compare(
        _ old: FlowState<Schema.Route>, _ new: FlowState<Schema.Route>, on place: NavigationState<Schema>.Place
    ) {
        guard old != new else { return }
        let shared = zip(old.stack, new.stack).prefix { $0 == $1 }.count
        if old.stack.count > shared { removed.append(.popped(old.stack.dropFirst(shared).reversed(), on: place)) }
        if old.root != new.root { removed.append(.rootReplaced(from: old.root, to: new.root, on: place)) }
        if new.stack.count > shared { pushed.append(.pushed(Array(new.stack.dropFirst(shared)), on: place)) }
    }

    mutating func compare(
        _ old: [Modal<Schema.Route>], _ new: [Modal<Schema.Route>], over activity: Schema.Activity
    ) {
        let kept = zip(old, new).prefix { old, new in
            old.id == new.id && (old.hasFlow ? old.content.style == new.content.style : old == new)
        }
        for (old, new) in kept {
            if let oldFlow = old.flow, let newFlow = new.flow { compare(oldFlow, newFlow, on: .modal(old.id)) }
        }
        dismissed += old.dropFirst(kept.count).reversed().map { .dismissed($0, over: activity) }
        presented += new.dropFirst(kept.count).map { .presented($0, over: activity) }
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
