/// An activity: its tabs, the chosen one, and what is presented over them.
///
/// It stays as it is while another activity is in front.
public struct ActivityState<Schema: NavigationSchema>: Hashable, Sendable {
    public let activity: Schema.Activity
    @usableFromInline var _tabs: [TabState<Schema>]
    /// What is presented over the tabs, bottom to top.
    public var modals: [Modal<Schema.Route>] = []
    /// The chosen one of the tabs: an index that always fits, so that no step has to look for it.
    @usableFromInline var tabIndex = 0

    @inlinable
    init(_ activity: Schema.Activity) {
        self.activity = activity
        let first = Schema.defaultTab(of: activity)
        let listed = Schema.tabs(of: activity).uniqued
        _tabs = (listed.contains(first) ? listed : listed + [first]).map(TabState.init)
        tabIndex = index(of: first) ?? 0
    }

    /// One for each of the activity's tabs, in the schema's order. Never empty.
    @inlinable
    public var tabs: [TabState<Schema>] { _tabs }

    /// The chosen tab.
    @inlinable
    public var tab: Schema.Tab { _tabs[tabIndex].tab }

    @inlinable
    func index(of tab: Schema.Tab) -> Int? {
        // Taking a whole tab out of the list would have its stack counted.
        for index in _tabs.indices where _tabs[index].tab == tab { return index }
        return nil
    }
}
