extension NavigationState {
    /// Applies an operation and tells what it changed, in the order in which it happened; empty when nothing did.
    ///
    /// The cost is that of what changes: no operation but ``NavigationOperation/restore(_:)`` compares whole states.
    @discardableResult
    @inlinable
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
    @inlinable
    mutating func make(_ operation: NavigationOperation<Schema>) -> Changes {
        var changes: Changes = []
        perform(operation, &changes)
        return changes
    }

    /// Does an operation that is not refused.
    @inlinable
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

    @inlinable
    mutating func atSpot(of place: NavigationPlace<Schema>?, _ change: (inout Self, Spot) -> Void) {
        if let spot = spot(of: place) { change(&self, spot) }
    }
}
