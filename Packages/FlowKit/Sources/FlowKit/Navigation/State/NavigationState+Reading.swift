extension NavigationState {
    /// The activity in front.
    public var activity: Schema.Activity { activities[activityIndex].activity }

    /// The chosen tab of the activity in front.
    public var tab: Schema.Tab { activities[activityIndex].tab }

    /// What is presented over the activity in front, bottom to top.
    public var modals: [Modal<Schema.Route>] { activities[activityIndex].modals }

    /// The stack in front: that of the topmost flow that is presented, otherwise the chosen tab's.
    public var front: NavigationPlace<Schema> { frontSpot.place }

    /// The visible screen. An alert or a dialog lies over it and is none itself.
    public var route: Schema.Route { flow(at: frontSpot).top }

    /// The activities that can be switched to, in the order of their list.
    public var visibleActivities: [Schema.Activity] {
        configuredActivities ?? activities.map(\.activity)
    }

    public subscript(activity: Schema.Activity) -> ActivityState<Schema>? {
        activities.first { $0.activity == activity }
    }

    /// The screens at a place; nil when there is no such place.
    public subscript(place: NavigationPlace<Schema>) -> FlowState<Schema.Route>? {
        spot(of: place).map(flow(at:))
    }

    /// The screens over a tab's root; empty for a tab that no activity lists.
    public func stack(of tab: Schema.Tab) -> [Schema.Route] { self[.tab(tab)]?.stack ?? [] }

    /// Something presented, over whichever activity.
    public func modal(_ id: ModalID) -> Modal<Schema.Route>? {
        activities.lazy.compactMap { $0.modals.first { $0.id == id } }.first
    }

    /// Why a tab can't be chosen; nil when it can.
    public func disabledReason(of tab: Schema.Tab) -> String? {
        disabledTabs.first { $0.tab == tab }?.reason
    }

    /// Whether ``NavigationOperation/back`` would do anything.
    public var canGoBack: Bool {
        !modals.isEmpty || !flow(at: frontSpot).stack.isEmpty || !history.isEmpty
    }
}
