public import FlowKit

/// Where an event leads from where one is: a value, made before anything is done.
///
/// - The tab is the one that the link names, otherwise the one that the bottommost of its screens is the root of,
///   otherwise the one that is chosen in the screen's activity.
/// - Another activity comes to the front, and the one that is left stays as it is.
/// - Screens under the link's own go on the tab's stack, as the ``InboundPolicy`` has it. The screen of the
///   tab's root, whatever values it carries, takes the root's place: the stack over it is then what the link says.
/// - What the link presents comes up over that.
public struct InboundPlan<Schema: RouteSchema>: Hashable, Sendable {
    /// The activity that will be in front.
    public let activity: Schema.Activity
    /// The tab that will be chosen there.
    public let tab: Schema.Tab
    /// The screens in that tab.
    public let flow: FlowState<Schema.Route>
    /// What will be presented over it, from the bottom up.
    public let modals: [ModalContent<Schema.Route>]
    /// What leads there.
    @usableFromInline let operations: [NavigationOperation<Schema>]
    /// The first of them, up to where the stack changes.
    @usableFromInline let arrival: [NavigationOperation<Schema>]
    /// How many of them, at the end, present something.
    @usableFromInline let presented: Int
    /// How many screens of the stack were there before; nil when not even the root was in sight.
    @usableFromInline let shared: Int?

    /// Makes a plan. Nothing is changed.
    ///
    /// - Throws: ``InboundRefusal`` for tabs that are disabled and activities that are hidden.
    @inlinable
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

    /// What leads there, as one. Empty when one is there already.
    @inlinable public var operation: NavigationOperation<Schema> { .all(operations) }
}

extension InboundPlan: CustomStringConvertible {
    /// "shop, tab home: home > product(7), over it sheet of help"
    public var description: String {
        let screens = flow.routes.map { "\($0)" }.joined(separator: " > ")
        let over = modals.map { "\($0)" }.joined(separator: ", ")
        return "\(activity.rawValue), tab \(tab.rawValue): \(screens)" + (over.isEmpty ? "" : ", over it \(over)")
    }
}
