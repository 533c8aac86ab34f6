import OrderedCollections

extension NavigationState {
    /// Applies an operation and returns its outcome: changed, unchanged or refused.
    @discardableResult
    public mutating func apply(_ operation: NavigationOperation<Schema>) -> NavigationOutcome {
        var next = self
        if let refusal = next.perform(operation) { return .refused(refusal) }
        if next == self { return .unchanged }
        self = next
        return .changed
    }

    /// Performs an operation, or returns why it can't be performed. The state may be half changed in that case.
    private mutating func perform(_ operation: NavigationOperation<Schema>) -> NavigationOutcome.Refusal? {
        switch operation {
        case .route(let route, let type, let place):
            if let place, let refusal = refusal(of: place) { return refusal }
            self.route(route, as: type, on: place)
        case .push(let route, let place): return modifyFlow(at: place) { $0.stack.append(route) }
        case .pop(let count, let place): return modifyFlow(at: place) { $0.pop(count) }
        case .popTo(let route, let place): return modifyFlow(at: place) { $0.pop(to: route) }
        case .popToRoot(let place): return modifyFlow(at: place) { $0.stack = [] }
        case .replace(let routes, let place): return modifyFlow(at: place) { $0.stack = routes }
        case .setRoot(let route, let place): return modifyFlow(at: place) { $0.root = route }
        case .selectTab(let tab):
            if let refusal = refusal(of: .tab(tab)) { return refusal }
            selectTab(tab)
        case .switchActivity(let activity, let policy):
            if let refusal = refusal(ofActivity: activity) { return refusal }
            switchActivity(to: activity, policy)
        case .back: goBack()
        case .present(let content): present(content, over: activityIndex)
        case .dismiss: _ = activities[activityIndex].modals.popLast()
        case .dismissModal(let id): dismiss(id)
        case .dismissAll: activities[activityIndex].modals = []
        case .setVisibleActivities(let activities):
            guard activities.contains(where: { self[$0] != nil }) else { return .noVisibleActivity }
            setVisibleActivities(activities)
        case .setDisabledTabs(let tabs): setDisabledTabs(tabs)
        case .restore(let state): restore(state)
        case .all(let operations):
            for operation in operations {
                if let refusal = perform(operation) { return refusal }
            }
        }
        return nil
    }
}

// MARK: - Refusals

extension NavigationState {
    private func refusal(of place: Place) -> NavigationOutcome.Refusal? {
        guard let spot = spot(of: place) else { return noStack(at: place) }
        if case .tab(let tab) = place, let reason = disabledReason(of: tab) {
            return .tabDisabled(name(of: tab), reason: reason)
        }
        return refusal(ofActivity: activities[spot.activity].activity)
    }

    private func noStack(at place: Place) -> NavigationOutcome.Refusal {
        switch place {
        case .tab(let tab): .tabUnknown(name(of: tab))
        case .modal(let id): .noStack(in: id)
        }
    }

    private func refusal(ofActivity activity: Schema.Activity) -> NavigationOutcome.Refusal? {
        if self[activity] == nil { return .activityUnknown(name(of: activity)) }
        return configuredActivities?.contains(activity) == false ? .activityHidden(name(of: activity)) : nil
    }

    /// Returns the name of a tab or an activity: its raw value, if that is a text.
    private func name(of value: some Hashable) -> String {
        (value as? any RawRepresentable<String>)?.rawValue ?? "\(value)"
    }
}

// MARK: - Stacks

extension FlowState {
    fileprivate mutating func pop(_ count: Int) {
        stack.removeLast(min(max(count, 0), stack.count))
    }

    /// Pops the screens over the topmost such screen. Does nothing if there is none.
    fileprivate mutating func pop(to route: Route) {
        if let index = routes.lastIndex(of: route) { stack.removeLast(stack.count - index) }
    }
}

extension NavigationState {
    /// Changes the stack at a place, or returns why it can't be changed.
    private mutating func modifyFlow(
        at place: Place?, _ change: (inout FlowState<Schema.Route>) -> Void
    ) -> NavigationOutcome.Refusal? {
        guard let spot = spot(of: place) else { return place.map { noStack(at: $0) } }
        modifyFlow(at: spot, change)
        return nil
    }

    private mutating func modifyFlow(at spot: StackSpot, _ change: (inout FlowState<Schema.Route>) -> Void) {
        if spot.isModal {
            activities[spot.activity].modals[spot.index].content.modifyFlow(change)
        } else {
            change(&activities[spot.activity].tabs[spot.index].flow)
        }
    }

    /// Brings a place to the front and shows a screen there.
    private mutating func route(_ route: Schema.Route, as type: NavigationType, on place: Place?) {
        guard let spot = spot(of: place) else { return }
        switch type {
        case .push:
            bringToFront(spot, keeping: firstModal(above: spot))
            if flow(at: spot).top != route { modifyFlow(at: spot) { $0.stack.append(route) } }
        case .root:
            bringToFront(spot, keeping: firstModal(above: spot))
            modifyFlow(at: spot) { $0 = FlowState(root: route) }
        case .sheet, .halfSheet, .fullScreenCover:
            if let style = type.style { present(route, as: style, from: spot) }
        }
    }

    private mutating func present(_ route: Schema.Route, as style: PresentationStyle, from spot: StackSpot) {
        let above = firstModal(above: spot)
        // The screen may be presented already: as the place itself, or directly over it. It's shown by popping to it.
        let modals = activities[spot.activity].modals.prefix(above + 1)
        let shown = modals.suffix(from: max(above - 1, 0)).firstIndex {
            $0.content.style == style && $0.flow?.root == route
        }
        bringToFront(spot, keeping: shown.map { $0 + 1 } ?? above)
        if let shown {
            activities[spot.activity].modals[shown].content.modifyFlow { $0.stack = [] }
        } else {
            present(.screens(FlowState(root: route), as: style), over: spot.activity)
        }
    }

    /// - Parameter count: The number of modals that stay.
    private mutating func bringToFront(_ spot: StackSpot, keeping count: Int) {
        dismiss(from: count, of: spot.activity)
        moveToActivity(at: spot.activity)
        if !spot.isModal { activities[spot.activity].tabIndex = spot.index }
    }

    private mutating func goBack() {
        let spot = frontSpot
        if modals.last?.hasFlow == false {
            activities[activityIndex].modals.removeLast()
        } else if !flow(at: spot).stack.isEmpty {
            modifyFlow(at: spot) { $0.pop(1) }
        } else if !modals.isEmpty {
            activities[activityIndex].modals.removeLast()
        } else if let last = history.last, let index = index(of: last) {
            activityIndex = index
            history.removeLast()
        }
    }
}

// MARK: - Presentations

extension NavigationState {
    /// Presents over what is in front. An alert or a dialog is replaced: nothing can be presented over it.
    private mutating func present(_ content: Modal<Schema.Route>.Content, over activity: Int) {
        if activities[activity].modals.last?.hasFlow == false { activities[activity].modals.removeLast() }
        activities[activity].modals.append(Modal(id: modalCounter.next(), content))
    }

    private mutating func dismiss(_ id: ModalID) {
        for activity in activities.indices {
            if let index = activities[activity].modals.firstIndex(where: { $0.id == id }) {
                dismiss(from: index, of: activity)
            }
        }
    }

    private mutating func dismiss(from count: Int, of activity: Int) {
        activities[activity].modals.removeSubrange(min(count, activities[activity].modals.count)...)
    }

    /// Identifiers that either state has assigned aren't assigned again.
    private mutating func restore(_ state: NavigationState) {
        let counter = modalCounter
        self = state
        modalCounter = counter
        skipPresentedModals()
    }

    /// Makes an identifier the next one, or the one after those that are presented. Ignores an invalid identifier.
    mutating func continueModals(with id: ModalID) {
        guard (1...ModalCounter.limit).contains(id.rawValue) else { return }
        modalCounter = ModalCounter(after: id.rawValue - 1)
        skipPresentedModals()
    }

    private mutating func skipPresentedModals() {
        for modal in activities.flatMap(\.modals) { modalCounter.skip(modal.id) }
    }
}

// MARK: - Tabs and activities

extension NavigationState {
    private mutating func selectTab(_ tab: Schema.Tab) {
        guard let spot = spot(of: .tab(tab)) else { return }
        if front == .tab(tab) { modifyFlow(at: spot) { $0.stack = [] } }
        bringToFront(spot, keeping: 0)
    }

    private mutating func switchActivity(to activity: Schema.Activity, _ policy: ActivitySwitchPolicy) {
        guard let index = index(of: activity) else { return }
        moveToActivity(at: index)
        if policy == .resetToDefaultTab { selectDefaultTab(of: index) }
    }

    private mutating func moveToActivity(at index: Int) {
        guard index != activityIndex else { return }
        let previous = activity
        activityIndex = index
        history = history.filter { $0 != activity && $0 != previous } + [previous]
    }

    mutating func setVisibleActivities(_ visible: [Schema.Activity]) {
        let visible = OrderedSet(visible).filter { index(of: $0) != nil }.elements
        guard let first = visible.first else { return }
        configuredActivities = visible == activities.map(\.activity) ? nil : visible
        if !visible.contains(activity), let index = index(of: first) { activityIndex = index }
        history = history.filter { $0 != activity && visible.contains($0) }
    }

    private mutating func setDisabledTabs(_ tabs: [DisabledTab]) {
        let known = OrderedSet(activities.flatMap(\.tabs).map(\.tab))
        disabledTabs = known.compactMap { tab in tabs.first { $0.tab == tab } }
        for activity in activities.indices where disabledReason(of: activities[activity].tab) != nil {
            selectDefaultTab(of: activity)
        }
    }

    /// Selects the default tab, or the first enabled tab. Keeps the selection if all tabs are disabled.
    private mutating func selectDefaultTab(of activity: Int) {
        let state = activities[activity]
        func isEnabled(_ index: Int) -> Bool { disabledReason(of: state.tabs[index].tab) == nil }
        let preferred = state.index(of: Schema.defaultTab(of: state.activity))
        let index = preferred.flatMap { isEnabled($0) ? $0 : nil } ?? state.tabs.indices.first(where: isEnabled)
        if let index { activities[activity].tabIndex = index }
    }
}
