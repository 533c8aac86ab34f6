extension NavigationState {
    /// Why an operation can't be done; nil when it can, even if it would change nothing.
    @inlinable
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

    @inlinable
    func refusal(of place: NavigationPlace<Schema>) -> NavigationRefusal<Schema>? {
        switch (place, spot(of: place)) {
        case (_, _?): nil
        case (.tab(let tab), nil): .tabUnknown(tab)
        case (.modal(let id), nil): .noStack(in: id)
        }
    }

    @inlinable
    func refusal(ofTab tab: Schema.Tab) -> NavigationRefusal<Schema>? {
        guard let spot = spot(of: .tab(tab)) else { return .tabUnknown(tab) }
        if let reason = disabledReason(of: tab) { return .tabDisabled(tab, reason: reason) }
        return refusal(ofActivity: activities[spot.activity].activity)
    }

    @inlinable
    func refusal(ofModal id: ModalID) -> NavigationRefusal<Schema>? {
        guard let spot = spot(of: .modal(id)) else { return .noStack(in: id) }
        return refusal(ofActivity: activities[spot.activity].activity)
    }

    @inlinable
    func refusal(ofActivity activity: Schema.Activity) -> NavigationRefusal<Schema>? {
        if self[activity] == nil { return .activityUnknown(activity) }
        return configuredActivities?.contains(activity) == false ? .activityHidden(activity) : nil
    }
}
