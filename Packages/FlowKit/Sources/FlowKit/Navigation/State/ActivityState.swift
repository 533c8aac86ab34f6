/// An activity: its tabs, the chosen one, and what is presented over them.
///
/// It stays as it is while another activity is in front.
public struct ActivityState<Schema: NavigationSchema>: Hashable, Sendable {
    public let activity: Schema.Activity
    /// One for each of the activity's tabs, in the schema's order. Never empty.
    public internal(set) var tabs: [TabState<Schema>]
    /// What is presented over the tabs, bottom to top.
    public internal(set) var modals: [Modal<Schema.Route>] = []
    /// The chosen one of `tabs`: an index that always fits, so that no step has to look for it.
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

    func index(of tab: Schema.Tab) -> Int? { tabs.firstIndex { $0.tab == tab } }
}
