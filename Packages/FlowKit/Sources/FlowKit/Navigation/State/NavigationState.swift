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
    @usableFromInline var _activities: [ActivityState<Schema>]
    /// The current one of the activities: an index that always fits, so that no step has to look for it.
    @usableFromInline var activityIndex: Int
    @usableFromInline var _history: [Schema.Activity] = []
    @usableFromInline var _disabledTabs: [DisabledTab<Schema>] = []
    /// What a configuration shows, in its order; nil when that is all of them in the schema's order.
    @usableFromInline var configuredActivities: [Schema.Activity]?
    @usableFromInline var modalCounter: ModalCounter

    /// The identifier of the next modal that is presented.
    @inlinable
    public var nextModalID: ModalID { modalCounter.upcoming }

    /// Creates the state that an app begins with: every tab at its root.
    ///
    /// - Parameters:
    ///   - activity: The activity in front. If the schema does not list it, the first listed activity is used.
    ///   - modalID: The identifier of the first modal that is presented. An app passes ``ModalID/random()``, so that its
    ///     identifiers differ from those of its other launches.
    @inlinable
    public init(activity: Schema.Activity, nextModalID modalID: ModalID = ModalID(rawValue: 1)) {
        modalCounter = ModalCounter(after: modalID.rawValue - 1)
        let listed = Schema.activities.uniqued
        _activities = (listed.isEmpty ? [activity] : listed).map(ActivityState.init)
        activityIndex = _activities.firstIndex { $0.activity == activity } ?? 0
    }
}
