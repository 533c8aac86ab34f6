extension NavigationState {
    /// One for each of the schema's activities, in its order. Never empty.
    @inlinable
    public var activities: [ActivityState<Schema>] { _activities }

    /// The activities one came from, the latest last: where ``NavigationOperation/back`` leads at the root of a tab.
    ///
    /// Each activity is there at most once, and never the current one, so that going back does not go in circles. It is
    /// never longer than the list of activities.
    @inlinable
    public var history: [Schema.Activity] { _history }

    /// The tabs that can't be chosen, in the schema's order.
    @inlinable
    public var disabledTabs: [DisabledTab<Schema>] { _disabledTabs }

    /// The activity in front.
    @inlinable
    public var activity: Schema.Activity { activities[activityIndex].activity }

    /// The chosen tab of the activity in front.
    @inlinable
    public var tab: Schema.Tab { activities[activityIndex].tab }

    /// What is presented over the activity in front, bottom to top.
    @inlinable
    public var modals: [Modal<Schema.Route>] { activities[activityIndex].modals }

    /// The stack in front: that of the topmost flow that is presented, otherwise the chosen tab's.
    @inlinable
    public var front: NavigationPlace<Schema> { frontSpot.place }

    /// The visible screen. An alert or a dialog lies over it and is none itself.
    @inlinable
    public var route: Schema.Route { flow(at: frontSpot).top }

    /// The activities that can be switched to, in the order of their list.
    @inlinable
    public var visibleActivities: [Schema.Activity] {
        configuredActivities ?? activities.map(\.activity)
    }

    @inlinable
    public subscript(activity: Schema.Activity) -> ActivityState<Schema>? {
        activities.first { $0.activity == activity }
    }

    /// The screens at a place; nil when there is no such place.
    @inlinable
    public subscript(place: NavigationPlace<Schema>) -> FlowState<Schema.Route>? {
        spot(of: place).map(flow(at:))
    }

    /// The screens over a tab's root; empty for a tab that no activity lists.
    @inlinable
    public func stack(of tab: Schema.Tab) -> [Schema.Route] { self[.tab(tab)]?.stack ?? [] }

    /// Something presented, over whichever activity.
    @inlinable
    public func modal(_ id: ModalID) -> Modal<Schema.Route>? {
        activities.lazy.compactMap { $0.modals.first { $0.id == id } }.first
    }

    /// Why a tab can't be chosen; nil when it can.
    @inlinable
    public func disabledReason(of tab: Schema.Tab) -> String? {
        disabledTabs.first { $0.tab == tab }?.reason
    }

    /// Whether ``NavigationOperation/back`` would do anything.
    @inlinable
    public var canGoBack: Bool {
        !modals.isEmpty || !flow(at: frontSpot).stack.isEmpty || !history.isEmpty
    }
}
