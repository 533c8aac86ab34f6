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
    public let modals: [Modal<Schema.Route>.Content]
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

/// Places the screens of a link for an ``InboundPlan``.
struct InboundDraft<Schema: RouteSchema> {
    typealias Route = Schema.Route
    typealias Operation = NavigationOperation<Schema>
    typealias Content = Modal<Route>.Content
    typealias ActivityState = NavigationState<Schema>.ActivityState

    let state: NavigationState<Schema>
    let policy: InboundPolicy
    let activity: Schema.Activity
    var tab: Schema.Tab
    /// The current screens of the tab.
    var now: FlowState<Route>
    /// The planned screens of the tab.
    var flow: FlowState<Route>
    /// The presented screens that are kept.
    var kept: [Modal<Route>] = []
    /// The bottommost presented screen that is dismissed.
    var dismissed: Modal<Route>?
    /// The contents that are presented over the kept ones.
    var presented: [Content] = []

    init(
        _ link: LinkStack<Route>, _ policy: InboundPolicy, tab: Schema.Tab, at state: NavigationState<Schema>
    ) {
        self.state = state
        self.policy = policy
        self.tab = tab
        activity = Schema.activity(of: tab)
        now = state[.tab(tab)] ?? FlowState(root: Schema.root(of: tab))
        flow = now
        let type = link.transition ?? Schema.transition(of: link.route)
        place(link.via, link.route, type)
        let own = [Content(FlowState(root: link.route), as: type)].compactMap(\.self)
        let over = link.modals.map { Self.content([$0], Schema.transition(of: $0)) }
        let current = state[activity]
        if !policy.dismissesModals, let current, !current.modals.isEmpty, !shows(own + over, current) {
            keepModals(of: current, adding: [Self.content(link.via + [link.route], type)] + over)
        } else {
            replaceModals(of: current, with: own + over)
        }
    }

    /// The operations that select the tab and dismiss the presented screens.
    var arrival: [Operation] {
        var result: [Operation] = []
        if let dismissed { result.append(.dismissModal(dismissed.id)) }
        if isElsewhere { result.append(.selectTab(tab)) }
        if flow.root != now.root { result.append(.setRoot(flow.root, on: .tab(tab))) }
        return result
    }

    /// The number of unchanged screens of the stack. `nil` if the root isn't visible.
    var shared: Int? {
        if isElsewhere || flow.root != now.root { return nil }
        return zip(now.stack, flow.stack).prefix { $0 == $1 }.count
    }

    private var isElsewhere: Bool { state.activity != activity || state[activity]?.tab != tab }

    /// Returns whether the activity already is as planned.
    private func shows(_ contents: [Content], _ current: ActivityState) -> Bool {
        current.tab == tab && flow == now && current.modals.map(\.content) == contents
    }

    /// Keeps the presented screens, and presents all of the link's screens over them.
    private mutating func keepModals(of current: ActivityState, adding contents: [Content]) {
        tab = current.tab
        now = state[.tab(tab)] ?? now
        flow = now
        kept = current.modals
        let isPresented = kept.suffix(contents.count).map(\.content) == contents
        presented = isPresented ? [] : contents
        // An alert or a dialog is replaced by the presented screens.
        if !presented.isEmpty, kept.last?.flow == nil { kept.removeLast() }
    }

    /// Keeps the presented screens that the link shows too, as long as nothing changes below them.
    private mutating func replaceModals(of current: ActivityState?, with contents: [Content]) {
        let modals = current?.modals ?? []
        let isSame = current?.tab == tab && flow == now
        let fitting = isSame ? zip(modals, contents).prefix { $0.content == $1 }.count : 0
        kept = Array(modals.prefix(fitting))
        dismissed = modals.dropFirst(fitting).first
        presented = Array(contents.dropFirst(fitting))
    }

    /// Places the screens on the tab's stack.
    private mutating func place(_ via: [Route], _ route: Route, _ type: NavigationType) {
        var screens = type.isModal ? via : via + [route]
        guard let bottom = screens.first else {
            if policy.placement == .replace { flow.stack = [] }
            return
        }
        if type == .root {
            flow = FlowState(root: bottom, stack: Array(screens.dropFirst()))
        } else if Schema.tab(of: bottom) == tab || bottom == now.root {
            screens.removeFirst()
            flow = FlowState(root: bottom, stack: screens)
        } else {
            flow.stack = policy.placement.stack(screens, on: now.stack)
        }
    }

    /// Presents screens over another one: as a sheet, unless their type is another presentation.
    private static func content(_ screens: [Route], _ type: NavigationType) -> Content {
        let flow = FlowState(root: screens[0], stack: Array(screens.dropFirst()))
        return Content(flow, as: type) ?? .sheet(flow)
    }
}
