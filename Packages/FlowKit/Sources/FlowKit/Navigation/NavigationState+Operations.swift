extension NavigationState {
    /// Applies an operation and tells what it changed, in the order in which it happened; empty when nothing did.
    ///
    /// The cost is that of what changes: no operation but ``NavigationOperation/restore(_:)`` compares whole states.
    @discardableResult
    public mutating func apply(_ operation: NavigationOperation<Schema>) -> [NavigationChange<Schema>] {
        var changes: Changes = []
        if case .all(let operations) = operation {
            applyAll(operations, &changes)
        } else if refusal(of: operation) == nil {
            perform(operation, &changes)
        }
        return changes
    }

    /// Applies an operation of which is known that it can be done.
    mutating func make(_ operation: NavigationOperation<Schema>) -> Changes {
        var changes: Changes = []
        perform(operation, &changes)
        return changes
    }

    /// Does an operation that is not refused.
    mutating func perform(_ operation: NavigationOperation<Schema>, _ changes: inout Changes) {
        switch operation {
        case .route(let route, let type, let place): self.route(route, as: type, on: place, &changes)
        case .push(let route, let place): atSpot(of: place) { $0.push([route], on: $1, &changes) }
        case .pop(let count, let place): atSpot(of: place) { $0.pop(count, on: $1, &changes) }
        case .popTo(let route, let place): atSpot(of: place) { $0.popTo(route, on: $1, &changes) }
        case .popToRoot(let place): atSpot(of: place) { $0.pop(.max, on: $1, &changes) }
        case .replace(let routes, let place): atSpot(of: place) { $0.replace(routes, on: $1, &changes) }
        case .setRoot(let route, let place): atSpot(of: place) { $0.setRoot(route, on: $1, &changes) }
        case .selectTab(let tab): selectTab(tab, &changes)
        case .switchActivity(let activity, let policy): switchActivity(to: activity, policy, &changes)
        case .back: goBack(&changes)
        case .present(let content): present(content, over: activityIndex, &changes)
        case .dismiss: dismissTop(of: activityIndex, &changes)
        case .dismissModal(let id): dismiss(id, &changes)
        case .dismissAll: dismiss(from: 0, of: activityIndex, &changes)
        case .setVisibleActivities(let activities): setVisibleActivities(activities, &changes)
        case .setDisabledTabs(let tabs): setDisabledTabs(tabs, &changes)
        case .restore(let state): for step in steps(to: state) { perform(step, &changes) }
        case .all(let operations): applyAll(operations, &changes)
        }
    }

    mutating func atSpot(of place: NavigationPlace<Schema>?, _ change: (inout Self, Spot) -> Void) {
        if let spot = spot(of: place) { change(&self, spot) }
    }
}

/// Several operations as one.
extension NavigationState {
    /// The first refusal on the way, if there is one.
    func refusal(ofAll operations: [NavigationOperation<Schema>]) -> NavigationRefusal<Schema>? {
        var copy = self
        var changes: Changes = []
        return copy.attempt(operations, &changes)
    }

    /// All of them or none. What ends where it began is no change.
    mutating func applyAll(_ operations: [NavigationOperation<Schema>], _ changes: inout Changes) {
        let before = self
        var made: Changes = []
        if attempt(operations, &made) != nil || self == before {
            self = before
        } else {
            changes += made
        }
    }

    /// Does one after the other, until one is refused. What they lead to is left as it is then.
    mutating func attempt(
        _ operations: [NavigationOperation<Schema>], _ changes: inout Changes
    ) -> NavigationRefusal<Schema>? {
        for operation in operations {
            if case .all(let inner) = operation {
                if let refusal = attempt(inner, &changes) { return refusal }
            } else if let refusal = refusal(of: operation) {
                return refusal
            } else {
                perform(operation, &changes)
            }
        }
        return nil
    }
}

extension NavigationState {
    /// What becomes of an operation, without doing it.
    ///
    /// The usual operations are answered by a look; the others are tried on a copy.
    public func outcome(of operation: NavigationOperation<Schema>) -> NavigationOutcome<Schema> {
        if case .all(let operations) = operation { return outcome(ofAll: operations) }
        if let refusal = refusal(of: operation) { return .refused(refusal) }
        return wouldChange(operation) ? .changed : .unchanged
    }

    func outcome(ofAll operations: [NavigationOperation<Schema>]) -> NavigationOutcome<Schema> {
        var copy = self
        var changes: Changes = []
        if let refusal = copy.attempt(operations, &changes) { return .refused(refusal) }
        return copy == self ? .unchanged : .changed
    }

    /// Whether an operation that is not refused would change anything.
    func wouldChange(_ operation: NavigationOperation<Schema>) -> Bool {
        switch operation {
        case .push, .present: return true
        case .pop(let count, let place): return count > 0 && hasStack(at: place)
        case .popToRoot(let place): return hasStack(at: place)
        case .dismiss, .dismissAll: return !activities[activityIndex].modals.isEmpty
        case .dismissModal(let id): return modal(id) != nil
        case .switchActivity(let activity, .keep): return activity != self.activity
        case .route(let route, .push, nil) where flow(at: frontSpot).top != route: return true
        case .setRoot(let route, let place): return spot(of: place).map { flow(at: $0).root != route } ?? false
        default:
            var copy = self
            return !copy.apply(operation).isEmpty
        }
    }

    func hasStack(at place: NavigationPlace<Schema>?) -> Bool {
        spot(of: place).map { !flow(at: $0).stack.isEmpty } ?? false
    }
}

extension NavigationState {
    /// Why an operation can't be done; nil when it can, even if it would change nothing.
    public func refusal(of operation: NavigationOperation<Schema>) -> NavigationRefusal<Schema>? {
        switch operation {
        case .route(_, _, .tab(let tab)?), .selectTab(let tab):
            refusal(ofTab: tab)
        case .route(_, _, .modal(let id)?):
            refusal(ofModal: id)
        case .push(_, let place), .pop(_, let place), .popTo(_, let place), .popToRoot(let place),
            .replace(_, let place), .setRoot(_, let place):
            place.flatMap(refusal(of:))
        case .switchActivity(let activity, _):
            refusal(ofActivity: activity)
        case .setVisibleActivities(let activities):
            activities.contains { self[$0] != nil } ? nil : .noVisibleActivity
        case .all(let operations):
            refusal(ofAll: operations)
        case .route(_, _, nil), .back, .present, .dismiss, .dismissModal, .dismissAll, .setDisabledTabs, .restore:
            nil
        }
    }

    func refusal(of place: NavigationPlace<Schema>) -> NavigationRefusal<Schema>? {
        switch (place, spot(of: place)) {
        case (_, _?): nil
        case (.tab(let tab), nil): .tabUnknown(tab)
        case (.modal(let id), nil): .noStack(in: id)
        }
    }

    func refusal(ofTab tab: Schema.Tab) -> NavigationRefusal<Schema>? {
        guard let spot = spot(of: .tab(tab)) else { return .tabUnknown(tab) }
        if let reason = disabledReason(of: tab) { return .tabDisabled(tab, reason: reason) }
        return refusal(ofActivity: activities[spot.activity].activity)
    }

    func refusal(ofModal id: ModalID) -> NavigationRefusal<Schema>? {
        guard let spot = spot(of: .modal(id)) else { return .noStack(in: id) }
        return refusal(ofActivity: activities[spot.activity].activity)
    }

    func refusal(ofActivity activity: Schema.Activity) -> NavigationRefusal<Schema>? {
        if self[activity] == nil { return .activityUnknown(activity) }
        return configuredActivities?.contains(activity) == false ? .activityHidden(activity) : nil
    }
}

extension NavigationState {
    typealias Changes = [NavigationChange<Schema>]

    /// Brings a place to the front and shows a screen there.
    mutating func route(
        _ route: Schema.Route, as type: NavigationType, on place: NavigationPlace<Schema>?, _ changes: inout Changes
    ) {
        guard let spot = spot(of: place) else { return }
        if case .present(let style) = type {
            return present(route, as: style, from: spot, &changes)
        }
        bringToFront(spot, keeping: firstModal(above: spot), &changes)
        switch type {
        case .root:
            pop(.max, on: spot, &changes)
            setRoot(route, on: spot, &changes)
        case .push, .present: if flow(at: spot).top != route { push([route], on: spot, &changes) }
        }
    }

    mutating func present(
        _ route: Schema.Route, as style: ModalStyle, from spot: Spot, _ changes: inout Changes
    ) {
        let content = ModalContent.flow(FlowState(root: route), as: style)
        let above = firstModal(above: spot)
        // The screen may be there already: as the place itself, or right above it.
        let shown = (max(above - 1, 0)...above).first { activities[spot.activity].modal(at: $0)?.content == content }
        bringToFront(spot, keeping: shown.map { $0 + 1 } ?? above, &changes)
        if shown == nil { present(content, over: spot.activity, &changes) }
    }

    /// - Parameter count: How many modals stay.
    mutating func bringToFront(_ spot: Spot, keeping count: Int, _ changes: inout Changes) {
        dismiss(from: count, of: spot.activity, &changes)
        moveToActivity(at: spot.activity, &changes)
        if case .tab = spot.place { chooseTab(at: spot.index, of: spot.activity, &changes) }
    }

    func firstModal(above spot: Spot) -> Int {
        switch spot.place {
        case .tab: 0
        case .modal: spot.index + 1
        }
    }
}

extension NavigationState {
    mutating func popTo(_ route: Schema.Route, on spot: Spot, _ changes: inout Changes) {
        let flow = flow(at: spot)
        if let index = flow.stack.lastIndex(of: route) {
            pop(flow.stack.count - 1 - index, on: spot, &changes)
        } else if flow.root == route {
            pop(.max, on: spot, &changes)
        }
    }

    /// What both stacks share at the bottom stays. O(*n*) in their length.
    mutating func replace(_ routes: [Schema.Route], on spot: Spot, _ changes: inout Changes) {
        let stack = flow(at: spot).stack
        let shared = zip(stack, routes).prefix { $0 == $1 }.count
        pop(stack.count - shared, on: spot, &changes)
        push(Array(routes.dropFirst(shared)), on: spot, &changes)
    }
}

extension NavigationState {
    mutating func selectTab(_ tab: Schema.Tab, _ changes: inout Changes) {
        guard let spot = spot(of: .tab(tab)) else { return }
        if spot.activity == activityIndex, spot.index == activities[activityIndex].tabIndex {
            return pop(.max, on: spot, &changes)
        }
        moveToActivity(at: spot.activity, &changes)
        chooseTab(at: spot.index, of: spot.activity, &changes)
    }

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
    mutating func chooseDefaultTab(of activity: Int, _ changes: inout Changes) {
        let state = activities[activity]
        func isEnabled(_ index: Int) -> Bool { disabledReason(of: state.tabs[index].tab) == nil }
        let preferred = state.index(of: Schema.defaultTab(of: state.activity))
        let index = preferred.flatMap { isEnabled($0) ? $0 : nil } ?? state.tabs.indices.first(where: isEnabled)
        if let index { chooseTab(at: index, of: activity, &changes) }
    }
}

extension NavigationState {
    mutating func switchActivity(
        to activity: Schema.Activity, _ policy: ActivitySwitchPolicy, _ changes: inout Changes
    ) {
        guard let index = index(of: activity) else { return }
        moveToActivity(at: index, &changes)
        if policy == .resetToDefaultTab { chooseDefaultTab(of: index, &changes) }
    }

    /// Switches to an activity and remembers where one came from.
    mutating func moveToActivity(at index: Int, _ changes: inout Changes) {
        guard index != activityIndex else { return }
        let left = activity
        setActivity(at: index, &changes)
        setHistory(history.filter { $0 != activity && $0 != left } + [left], &changes)
    }

    mutating func setVisibleActivities(_ visible: [Schema.Activity], _ changes: inout Changes) {
        let visible = visible.uniqued.filter { index(of: $0) != nil }
        guard let first = visible.first else { return }
        replaceVisibleActivities(with: visible, &changes)
        if !visible.contains(activity), let index = index(of: first) { setActivity(at: index, &changes) }
        setHistory(history.filter { $0 != activity && visible.contains($0) }, &changes)
    }

    func index(of activity: Schema.Activity) -> Int? { activities.firstIndex { $0.activity == activity } }
}

extension NavigationState {
    /// An alert or a dialog has nothing above it: it gives way to what comes.
    mutating func present(
        _ content: ModalContent<Schema.Route>, over activity: Int, _ changes: inout Changes
    ) {
        if activities[activity].modals.last?.hasFlow == false { dismissTop(of: activity, &changes) }
        present(Modal(id: modalCounter.next(), content), over: activity, &changes)
    }

    mutating func dismiss(_ id: ModalID, _ changes: inout Changes) {
        for activity in activities.indices {
            guard let index = activities[activity].modals.firstIndex(where: { $0.id == id }) else { continue }
            return dismiss(from: index, of: activity, &changes)
        }
    }

    /// Dismisses from the top down, until only so many are left.
    mutating func dismiss(from count: Int, of activity: Int, _ changes: inout Changes) {
        while activities[activity].modals.count > count { dismissTop(of: activity, &changes) }
    }
}

extension ActivityState {
    func modal(at index: Int) -> Modal<Schema.Route>? {
        modals.indices.contains(index) ? modals[index] : nil
    }
}

extension NavigationState {
    mutating func goBack(_ changes: inout Changes) {
        let spot = frontSpot
        if modals.last?.hasFlow == false {
            dismissTop(of: activityIndex, &changes)
        } else if !flow(at: spot).stack.isEmpty {
            pop(1, on: spot, &changes)
        } else if !modals.isEmpty {
            dismissTop(of: activityIndex, &changes)
        } else if let last = history.last, let index = index(of: last) {
            setActivity(at: index, &changes)
            setHistory(history.dropLast(), &changes)
        }
    }
}

extension NavigationState {
    /// The screen that an operation leads to: the one it names, otherwise the one that would be in front.
    ///
    /// Nil when it leads to none: alerts, dialogs, and what changes nothing of what is in front.
    public func destination(of operation: NavigationOperation<Schema>) -> Schema.Route? {
        switch operation {
        case .route(let route, _, _), .push(let route, _): route
        case .replace(let routes, _) where !routes.isEmpty: routes.last
        case .present(let content): content.flow?.top
        default: destinationInFront(of: operation)
        }
    }

    func destinationInFront(of operation: NavigationOperation<Schema>) -> Schema.Route? {
        var copy = self
        guard !copy.apply(operation).isEmpty else { return nil }
        let (here, there) = (frontSpot, copy.frontSpot)
        let isSame =
            here.place == there.place && copy.route == route && copy.flow(at: there).stack == flow(at: here).stack
        return isSame ? nil : copy.route
    }
}
