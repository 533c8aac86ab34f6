extension NavigationState: Codable where Schema.Route: Codable {
    public func encode(to encoder: any Encoder) throws {
        try StoredNavigation(self).encode(to: encoder)
    }

    /// Decodes a state. Activities and tabs that aren't encoded are at their roots.
    /// - Throws: `DecodingError`, also for an invalid state.
    public init(from decoder: any Decoder) throws {
        let stored = try StoredNavigation<Schema>(from: decoder)
        self.init(activity: stored.activity)
        var unknown = activity == stored.activity ? [] : ["There is no activity \(stored.activity)."]
        for activity in stored.activities { unknown += read(activity) }
        history = stored.history ?? []
        let visible = stored.visibleActivities
        configuredActivities = visible == activities.map(\.activity) ? nil : visible
        disabledTabs = stored.disabledTabs ?? []
        modalCounter.skip(ModalID(rawValue: stored.lastModal ?? 0))
        let problems = unknown + violations()
        guard problems.isEmpty else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: problems.joined(separator: " ")))
        }
    }

    /// Returns the names that the schema doesn't know.
    private mutating func read(_ stored: StoredNavigation<Schema>.Activity) -> [String] {
        guard let index = index(of: stored.activity) else { return ["There is no activity \(stored.activity)."] }
        activities[index].modals = stored.modals ?? []
        var unknown: [String] = []
        if let tab = activities[index].index(of: stored.tab) {
            activities[index].tabIndex = tab
        } else {
            unknown.append("The activity \(stored.activity) has no tab \(stored.tab).")
        }
        for tab in stored.tabs ?? [] {
            guard let place = activities[index].index(of: tab.tab) else {
                unknown.append("The activity \(stored.activity) has no tab \(tab.tab).")
                continue
            }
            let root = tab.root ?? Schema.root(of: tab.tab)
            activities[index].tabs[place].flow = FlowState(root: root, stack: tab.stack ?? [])
        }
        return unknown
    }
}

/// The encoded form of a state: names instead of indices, without the schema's defaults. A schema with more activities and
/// tabs can decode it.
private struct StoredNavigation<Schema: NavigationSchema>: Codable where Schema.Route: Codable {
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
    var disabledTabs: [NavigationState<Schema>.DisabledTab]?
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
    init(_ state: NavigationState<Schema>.ActivityState) {
        activity = state.activity
        tab = state.tab
        tabs = state.tabs.compactMap(StoredNavigation.Tab.init).unlessEmpty
        modals = state.modals.unlessEmpty
    }
}

extension StoredNavigation.Tab {
    /// `nil` if the tab is at the schema's root.
    init?(_ state: NavigationState<Schema>.TabState) {
        tab = state.tab
        root = state.flow.root == Schema.root(of: tab) ? nil : state.flow.root
        stack = state.stack.unlessEmpty
        if root == nil, stack == nil { return nil }
    }
}

extension Array {
    fileprivate var unlessEmpty: Array? { isEmpty ? nil : self }
}
