/// A state as it is written: by names instead of indices, and without what a schema says anyway.
///
/// So it can be read with a schema that has gained activities and tabs since.
struct StoredNavigation<Schema: NavigationSchema>: Codable {
    struct Activity: Codable {
        var activity: Schema.Activity
        var tab: Schema.Tab
        var tabs: [Tab]?
        var modals: [Modal<Schema.Route>]?
    }

    struct Tab: Codable {
        var tab: Schema.Tab
        var root: Schema.Route?
        var stack: [Schema.Route]?
    }

    var activity: Schema.Activity
    var activities: [Activity]
    var history: [Schema.Activity]?
    var visibleActivities: [Schema.Activity]?
    var disabledTabs: [DisabledTab<Schema>]?
    var lastModal: Int?
}

extension StoredNavigation {
    init(_ state: NavigationState<Schema>) {
        activity = state.activity
        activities = state.activities.map(Activity.init)
        history = state.history.unlessEmpty
        visibleActivities = state.configuredActivities
        disabledTabs = state.disabledTabs.unlessEmpty
        lastModal = state.modalCounter.last > 0 ? state.modalCounter.last : nil
    }
}

extension StoredNavigation.Activity {
    init(_ state: ActivityState<Schema>) {
        activity = state.activity
        tab = state.tab
        tabs = state.tabs.compactMap(StoredNavigation.Tab.init).unlessEmpty
        modals = state.modals.unlessEmpty
    }
}

extension StoredNavigation.Tab {
    /// Nil when the tab is as the schema has it.
    init?(_ state: TabState<Schema>) {
        tab = state.tab
        root = state.flow.root == Schema.root(of: tab) ? nil : state.flow.root
        stack = state.stack.unlessEmpty
        if root == nil, stack == nil { return nil }
    }
}

extension Array {
    fileprivate var unlessEmpty: Array? { isEmpty ? nil : self }
}
