import OrderedCollections

/// The navigation state of a whole app: its activities, a stack of screens for each tab, and what is presented.
///
/// A value to compare, store and send. ``apply(_:)`` changes it. Nothing traps: an operation that can't be performed
/// changes nothing, and the outcome has the reason.
///
/// A presentation belongs to the activity that it was presented over. Switching to another activity keeps it, and so does
/// hiding the activity.
public struct NavigationState<Schema: NavigationSchema>: Hashable, Sendable {
    /// The states of the schema's activities, in the schema's order. Never empty.
    public internal(set) var activities: [ActivityState]
    /// The index of the activity in front. Always valid.
    var activityIndex: Int
    /// The previous activities, the latest last: ``NavigationOperation/back`` at the root of a tab returns to it.
    ///
    /// Each activity is in the list at most once, and never the current one, so that going back doesn't go in circles.
    public internal(set) var history: [Schema.Activity] = []
    /// The tabs that can't be selected, in the schema's order.
    public internal(set) var disabledTabs: [DisabledTab] = []
    /// The visible activities in their order. `nil` if these are all of them in the schema's order.
    var configuredActivities: [Schema.Activity]?
    var modalCounter: ModalCounter

    /// Creates the state that an app begins with: every tab at its root.
    ///
    /// - Parameters:
    ///   - activity: The activity in front. If the schema does not list it, the first listed activity is used.
    ///   - modalID: The identifier of the first modal that is presented. An app passes ``ModalID/random()``, so that its
    ///     identifiers differ from those of its other launches.
    public init(activity: Schema.Activity, nextModalID modalID: ModalID = ModalID(rawValue: 1)) {
        modalCounter = ModalCounter(after: modalID.rawValue &- 1)
        let listed = OrderedSet(Schema.activities)
        activities = (listed.isEmpty ? [activity] : listed).map(ActivityState.init)
        activityIndex = activities.firstIndex { $0.activity == activity } ?? 0
    }

    /// The activity in front.
    public var activity: Schema.Activity { activities[activityIndex].activity }

    /// The selected tab of the activity in front.
    public var tab: Schema.Tab { activities[activityIndex].tab }

    /// The presentations over the activity in front, from bottom to top.
    public var modals: [Modal<Schema.Route>] { activities[activityIndex].modals }

    /// The place of the stack in front: the topmost presented flow, otherwise the selected tab.
    public var front: Place {
        let spot = frontSpot
        return spot.isModal ? .modal(modals[spot.index].id) : .tab(tab)
    }

    /// The visible screen, which may have an alert or a dialog over it.
    public var route: Schema.Route { flow(at: frontSpot).top }

    /// The activities that can be switched to, in their order.
    public var visibleActivities: [Schema.Activity] { configuredActivities ?? activities.map(\.activity) }

    /// The identifier of the next modal that is presented.
    public var nextModalID: ModalID { modalCounter.upcoming }

    /// The state of an activity. `nil` if the schema doesn't list it.
    public subscript(activity: Schema.Activity) -> ActivityState? {
        activities.first { $0.activity == activity }
    }

    /// The screens at a place. `nil` if the place doesn't exist.
    public subscript(place: Place) -> FlowState<Schema.Route>? {
        spot(of: place).map { flow(at: $0) }
    }

    /// Returns the screens over a tab's root. Empty for a tab that no activity lists.
    public func stack(of tab: Schema.Tab) -> [Schema.Route] { self[.tab(tab)]?.stack ?? [] }

    /// Returns a presentation of any activity. `nil` if it was dismissed.
    public func modal(_ id: ModalID) -> Modal<Schema.Route>? {
        activities.lazy.compactMap { $0.modals.first { $0.id == id } }.first
    }

    /// Returns why a tab can't be selected. `nil` if it can.
    public func disabledReason(of tab: Schema.Tab) -> String? {
        disabledTabs.first { $0.tab == tab }?.reason
    }

    /// An activity with its tabs, the selected tab, and the presentations over them. It is kept while another activity is in
    /// front.
    public struct ActivityState: Hashable, Sendable {
        /// The activity of the schema, which never changes.
        public let activity: Schema.Activity
        /// The states of the activity's tabs, in the schema's order. Never empty.
        public internal(set) var tabs: [TabState]
        /// The presentations over the tabs, from bottom to top.
        public var modals: [Modal<Schema.Route>] = []
        /// The index of the selected tab. Always valid.
        var tabIndex = 0

        init(_ activity: Schema.Activity) {
            self.activity = activity
            let first = Schema.defaultTab(of: activity)
            tabs = OrderedSet(Schema.tabs(of: activity) + [first]).map(TabState.init)
            tabIndex = index(of: first) ?? 0
        }

        /// The selected tab.
        public var tab: Schema.Tab { tabs[tabIndex].tab }

        func index(of tab: Schema.Tab) -> Int? { tabs.firstIndex { $0.tab == tab } }
    }

    /// A tab and its screens.
    public struct TabState: Hashable, Sendable {
        /// The tab of the schema, which never changes.
        public let tab: Schema.Tab
        /// The tab's screens. The root is the schema's, unless an operation has replaced it.
        public var flow: FlowState<Schema.Route>

        init(_ tab: Schema.Tab) {
            self.tab = tab
            flow = FlowState(root: Schema.root(of: tab))
        }

        /// The screens over the root, the visible screen last.
        public var stack: [Schema.Route] { flow.stack }
    }

    /// A tab that can't be selected, and the reason.
    public struct DisabledTab: Hashable, Codable, Sendable {
        /// The tab that can't be selected.
        public let tab: Schema.Tab
        /// The reason that the user reads.
        public let reason: String

        /// Creates the entry of a tab, with the reason that the user reads.
        public init(_ tab: Schema.Tab, reason: String) {
            self.tab = tab
            self.reason = reason
        }
    }

    /// The place of a stack of screens: a tab or a presentation.
    public enum Place: Hashable, Codable, Sendable {
        /// The stack of a tab, whether or not the tab is selected.
        case tab(Schema.Tab)
        /// The stack of a sheet or a cover. An alert or a dialog has none.
        case modal(ModalID)
    }
}

extension NavigationState.Place: CustomStringConvertible {
    public var description: String {
        switch self {
        case .tab(let tab): "tab \(tab)"
        case .modal(let id): "modal \(id.rawValue)"
        }
    }
}

/// A root screen and the screens pushed over it: the content of a tab or a sheet.
public struct FlowState<Route: Hashable & Sendable>: Hashable, Sendable {
    /// The screen at the bottom. It is never popped.
    public var root: Route
    /// The screens over the root, the visible screen last.
    public var stack: [Route]

    /// Creates screens.
    ///
    /// - Parameters:
    ///   - root: The screen at the bottom.
    ///   - stack: The screens over it, the visible screen last.
    public init(root: Route, stack: [Route] = []) {
        self.root = root
        self.stack = stack
    }

    /// The visible screen.
    public var top: Route { stack.last ?? root }

    /// All screens, from the bottom up.
    public var routes: [Route] { [root] + stack }
}

extension FlowState: Codable where Route: Codable {}

extension NavigationState.TabState: Codable where Schema.Route: Codable {}

extension NavigationState.ActivityState: Codable where Schema.Route: Codable {}

// Decoding allows for activities and tabs that the schema has gained since the state was encoded. They are at their roots.
extension NavigationState: Codable where Schema.Route: Codable {
    /// Decodes a state.
    /// - Throws: `DecodingError`, also for a state that no operation could have made: see ``violations()``.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let stored = try container.decode([ActivityState].self, forKey: .activities)
        let front = try container.decode(Int.self, forKey: .activityIndex)
        guard stored.indices.contains(front) else { throw decoder.corrupted(["No activity is in front."]) }
        self.init(activity: stored[front].activity)
        for activity in stored { try replaceActivity(with: activity, of: decoder) }
        history = try container.decode([Schema.Activity].self, forKey: .history)
        disabledTabs = try container.decode([DisabledTab].self, forKey: .disabledTabs)
        configuredActivities = try container.decodeIfPresent([Schema.Activity].self, forKey: .configuredActivities)
        modalCounter = try container.decode(ModalCounter.self, forKey: .modalCounter)
        let violations = self.violations()
        if !violations.isEmpty { throw decoder.corrupted(violations) }
    }

    private mutating func replaceActivity(with stored: ActivityState, of decoder: any Decoder) throws {
        guard let index = index(of: stored.activity) else {
            throw decoder.corrupted(["There is no activity \(stored.activity)."])
        }
        guard stored.tabs.indices.contains(stored.tabIndex) else {
            throw decoder.corrupted(["No tab of \(stored.activity) is selected."])
        }
        activities[index].modals = stored.modals
        for tab in stored.tabs {
            guard let tabIndex = activities[index].index(of: tab.tab) else {
                throw decoder.corrupted(["The activity \(stored.activity) has no tab \(tab.tab)."])
            }
            activities[index].tabs[tabIndex] = tab
            if tab.tab == stored.tab { activities[index].tabIndex = tabIndex }
        }
    }
}

extension Decoder {
    fileprivate func corrupted(_ reasons: [String]) -> DecodingError {
        .dataCorrupted(.init(codingPath: codingPath, debugDescription: reasons.joined(separator: " ")))
    }
}

/// A stack of a state, by its indices.
struct StackSpot {
    let activity: Int
    /// The index of the tab or of the modal in its activity.
    let index: Int
    let isModal: Bool
}

extension NavigationState {
    var frontSpot: StackSpot {
        let activity = activities[activityIndex]
        if let index = activity.modals.lastIndex(where: \.hasFlow) {
            return StackSpot(activity: activityIndex, index: index, isModal: true)
        }
        return StackSpot(activity: activityIndex, index: activity.tabIndex, isModal: false)
    }

    /// Finds a place in any activity. `nil` as the place is the front.
    func spot(of place: Place?) -> StackSpot? {
        guard let place else { return frontSpot }
        for activity in activities.indices {
            switch place {
            case .tab(let tab):
                let index = activities[activity].index(of: tab)
                if let index { return StackSpot(activity: activity, index: index, isModal: false) }
            case .modal(let id):
                let index = activities[activity].modals.firstIndex { $0.id == id && $0.hasFlow }
                if let index { return StackSpot(activity: activity, index: index, isModal: true) }
            }
        }
        return nil
    }

    func flow(at spot: StackSpot) -> FlowState<Schema.Route> {
        let activity = activities[spot.activity]
        if spot.isModal, let flow = activity.modals[spot.index].flow { return flow }
        return activity.tabs[spot.isModal ? activity.tabIndex : spot.index].flow
    }

    func index(of activity: Schema.Activity) -> Int? { activities.firstIndex { $0.activity == activity } }

    /// The index of the first modal over a spot.
    func firstModal(above spot: StackSpot) -> Int { spot.isModal ? spot.index + 1 : 0 }

    /// The presentation directly over a place. `nil` for a tab that isn't selected.
    func modal(over place: Place) -> Modal<Schema.Route>? {
        guard let spot = spot(of: place) else { return nil }
        let activity = activities[spot.activity]
        if !spot.isModal, spot.index != activity.tabIndex { return nil }
        return activity.modals.dropFirst(firstModal(above: spot)).first
    }
}
