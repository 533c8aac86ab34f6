public import FlowKit

/// The effect of an event on the current state. It's a value that is created before the state changes.
///
/// - The tab is the one that the link names, or else the one whose root is the link's bottommost screen, or else the
///   selected tab of the screen's activity.
/// - Another activity is brought to the front. The previous one keeps its state.
/// - Screens below the link's own are placed on the tab's stack, as the ``InboundPolicy`` says. The screen of the tab's
///   root, with any values, replaces the root, and the link's screens replace the stack.
/// - The link's modals are presented over that.
public struct InboundPlan<Schema: RouteSchema>: Hashable, Sendable {
    /// The activity that will be in front.
    public let activity: Schema.Activity
    /// The tab that will be selected.
    public let tab: Schema.Tab
    /// The screens of the tab.
    public let flow: FlowState<Schema.Route>
    /// The presented screens over it, from the bottom up.
    public let modals: [ModalContent<Schema.Route>]
    /// The operations of the plan.
    private let operations: [NavigationOperation<Schema>]
    /// The first operations, before the stack changes.
    private let arrival: [NavigationOperation<Schema>]
    /// The number of operations, at the end, that present something.
    private let presented: Int
    /// The number of unchanged screens of the stack. `nil` if the root wasn't visible.
    private let shared: Int?

    /// Creates a plan, without changing anything.
    ///
    /// - Throws: ``InboundRefusal`` for a disabled tab or a hidden activity.
    public init(
        _ link: LinkStack<Schema.Route>, policy: InboundPolicy, at state: NavigationState<Schema>
    ) throws(InboundRefusal) {
        let tab = try Self.tab(of: link, at: state)
        let draft = InboundDraft(link, policy, tab: tab, at: state)
        activity = draft.activity
        self.tab = draft.tab
        flow = draft.flow
        modals = draft.kept.map(\.content) + draft.presented
        arrival = draft.arrival
        presented = draft.presented.count
        shared = draft.shared
        var operations = arrival
        if draft.flow.stack != draft.now.stack { operations.append(.replace(draft.flow.stack, on: .tab(draft.tab))) }
        for content in draft.presented { operations.append(.present(content)) }
        self.operations = operations
    }

    /// The plan as one operation. Empty if the state already is as planned.
    public var operation: NavigationOperation<Schema> { .all(operations) }

    /// The operation up to each new screen, from the bottom up, so that guards are asked about all of them and not only
    /// about the front one. The last one is the whole operation.
    ///
    /// The root of a newly selected tab is one of these screens, because the user returns to it.
    public var stages: [NavigationOperation<Schema>] {
        var stages: [NavigationOperation<Schema>] = []
        if shared == nil { stages.append(.all(arrival + [.popToRoot(on: .tab(tab))])) }
        for count in (shared ?? 0)..<flow.stack.count {
            stages.append(.all(arrival + [.replace(Array(flow.stack[...count]), on: .tab(tab))]))
        }
        for left in (0..<presented).reversed() { stages.append(.all(operations.dropLast(left))) }
        if stages.last != operation { stages.append(operation) }
        return stages
    }
}

// The tab of a link.
extension InboundPlan {
    private static func tab(
        of link: LinkStack<Schema.Route>, at state: NavigationState<Schema>
    ) throws(InboundRefusal) -> Schema.Tab {
        let tab: Schema.Tab
        if let name = link.tab {
            guard let named = Schema.Tab(rawValue: name) else { throw .tabUnknown(name) }
            tab = named
        } else if let rooted = Schema.tab(of: link.via.first ?? link.route) {
            tab = rooted
        } else {
            let activity = Schema.activity(of: link.route)
            if let refusal = state.refusal(of: .switchActivity(to: activity)) { throw InboundRefusal(refusal) }
            guard let selected = state[activity]?.tab else { throw .activityUnknown(activity.rawValue) }
            tab = selected
        }
        if let refusal = state.refusal(of: .selectTab(tab)) { throw InboundRefusal(refusal) }
        return tab
    }
}

extension InboundPlan: CustomStringConvertible {
    /// "shop, tab home: home > product(7), over it sheet of help"
    public var description: String {
        let screens = flow.routes.map { "\($0)" }.joined(separator: " > ")
        let over = modals.map { "\($0)" }.joined(separator: ", ")
        return "\(activity.rawValue), tab \(tab.rawValue): \(screens)" + (over.isEmpty ? "" : ", over it \(over)")
    }
}
