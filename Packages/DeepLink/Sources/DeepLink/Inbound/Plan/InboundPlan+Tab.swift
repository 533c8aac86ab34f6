public import FlowKit

extension InboundPlan {
    /// The tab that a link leads to.
    @inlinable
    static func tab(
        of link: LinkStack<Schema.Route>, at state: NavigationState<Schema>
    ) throws(InboundRefusal) -> Schema.Tab {
        let tab: Schema.Tab
        if let said = try named(link) ?? rooted(link) {
            tab = said
        } else {
            tab = try chosen(Schema.activity(of: link.route), at: state)
        }
        if let refusal = state.refusal(of: .selectTab(tab)) { throw InboundRefusal(refusal) }
        return tab
    }

    @inlinable
    static func named(_ link: LinkStack<Schema.Route>) throws(InboundRefusal) -> Schema.Tab? {
        guard let name = link.tab else { return nil }
        guard let tab = Schema.Tab(rawValue: name) else { throw .tabUnknown(name) }
        return tab
    }

    @inlinable
    static func rooted(_ link: LinkStack<Schema.Route>) -> Schema.Tab? {
        Schema.tab(of: link.via.first ?? link.route)
    }

    @inlinable
    static func chosen(
        _ activity: Schema.Activity, at state: NavigationState<Schema>
    ) throws(InboundRefusal) -> Schema.Tab {
        if let refusal = state.refusal(of: .switchActivity(to: activity)) { throw InboundRefusal(refusal) }
        guard let tab = state[activity]?.tab else { throw .activityUnknown(activity.rawValue) }
        return tab
    }
}
