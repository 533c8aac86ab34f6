/// Where one is in a whole app: activities, the chosen tab of each, a stack for each tab, and what is presented.
///
/// A value to compare, store and send. Operations change it with ``apply(_:)``, which tells what it changed. Nothing
/// traps: what can't be done changes nothing, and ``refusal(of:)`` says why.
///
/// What is presented belongs to the activity that it was presented over. A switch of activities leaves it there and
/// finds it again on return. An activity that is hidden keeps everything too.
///
/// ## Topics
///
/// ### Making one
/// - ``init(activity:nextModalID:)``
///
/// ### Where one is
/// - ``activity``
/// - ``tab``
/// - ``modals``
/// - ``front``
/// - ``route``
/// - ``history``
/// - ``canGoBack``
///
/// ### Going somewhere
/// - ``apply(_:)``
/// - ``refusal(of:)``
/// - ``outcome(of:)``
/// - ``undo(_:)``
/// - ``redo(_:)``
///
/// ### From one state to another
/// - ``steps(to:)``
/// - ``perform(_:)``
///
/// ### What is the matter with it
/// - ``violations()``
public struct NavigationState<Schema: NavigationSchema>: Hashable, Sendable {
    /// One for each of the schema's activities, in its order. Never empty.
    public internal(set) var activities: [ActivityState<Schema>]
    /// The current one of the activities: an index that always fits, so that no step has to look for it.
    var activityIndex: Int
    /// The previous activities, the latest last: ``NavigationOperation/back`` at the root of a tab returns to it.
    ///
    /// Each activity is in the list at most once, and never the current one, so that going back doesn't go in circles.
    public internal(set) var history: [Schema.Activity] = []
    /// The tabs that can't be chosen, in the schema's order.
    public internal(set) var disabledTabs: [DisabledTab<Schema>] = []
    /// What a configuration shows, in its order; nil when that is all of them in the schema's order.
    var configuredActivities: [Schema.Activity]?
    var modalCounter: ModalCounter

    /// The identifier of the next modal that is presented.
    public var nextModalID: ModalID { modalCounter.upcoming }

    /// Creates the state that an app begins with: every tab at its root.
    ///
    /// - Parameters:
    ///   - activity: The activity in front. If the schema does not list it, the first listed activity is used.
    ///   - modalID: The identifier of the first modal that is presented. An app passes ``ModalID/random()``, so that its
    ///     identifiers differ from those of its other launches.
    public init(activity: Schema.Activity, nextModalID modalID: ModalID = ModalID(rawValue: 1)) {
        modalCounter = ModalCounter(after: modalID.rawValue - 1)
        let listed = Schema.activities.uniqued
        activities = (listed.isEmpty ? [activity] : listed).map(ActivityState.init)
        activityIndex = activities.firstIndex { $0.activity == activity } ?? 0
    }
}

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

/// An activity: its tabs, the chosen one, and what is presented over them.
///
/// It stays as it is while another activity is in front.
public struct ActivityState<Schema: NavigationSchema>: Hashable, Sendable {
    public let activity: Schema.Activity
    /// One for each of the activity's tabs, in the schema's order. Never empty.
    public internal(set) var tabs: [TabState<Schema>]
    /// What is presented over the tabs, bottom to top.
    public var modals: [Modal<Schema.Route>] = []
    /// The chosen one of the tabs: an index that always fits, so that no step has to look for it.
    var tabIndex = 0

    init(_ activity: Schema.Activity) {
        self.activity = activity
        let first = Schema.defaultTab(of: activity)
        let listed = Schema.tabs(of: activity).uniqued
        tabs = (listed.contains(first) ? listed : listed + [first]).map(TabState.init)
        tabIndex = index(of: first) ?? 0
    }

    /// The chosen tab.
    public var tab: Schema.Tab { tabs[tabIndex].tab }

    func index(of tab: Schema.Tab) -> Int? {
        // Taking a whole tab out of the list would have its stack counted.
        for index in tabs.indices where tabs[index].tab == tab { return index }
        return nil
    }
}

/// A tab and the screens in it.
public struct TabState<Schema: NavigationSchema>: Hashable, Sendable {
    public let tab: Schema.Tab
    /// The tab's screens. The root is the schema's, unless another was put in its place.
    public var flow: FlowState<Schema.Route>

    init(_ tab: Schema.Tab) {
        self.tab = tab
        flow = FlowState(root: Schema.root(of: tab))
    }

    /// The screens over the root, the visible one last.
    public var stack: [Schema.Route] { flow.stack }
}

/// A screen and those pushed over it: what a tab holds, or a sheet.
public struct FlowState<Route: Hashable & Sendable>: Hashable, Sendable {
    /// The screen at the bottom. It is never popped.
    public var root: Route
    /// The screens over the root, the visible one last.
    public var stack: [Route]

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

/// A tab that can't be chosen at present, and why.
public struct DisabledTab<Schema: NavigationSchema>: Hashable, Codable, Sendable {
    public let tab: Schema.Tab
    /// For the user to read.
    public let reason: String

    public init(_ tab: Schema.Tab, reason: String) {
        self.tab = tab
        self.reason = reason
    }
}

/// Where a stack of screens is: in a tab, or in something presented.
public enum NavigationPlace<Schema: NavigationSchema>: Hashable, Codable, Sendable {
    case tab(Schema.Tab)
    case modal(ModalID)
}
