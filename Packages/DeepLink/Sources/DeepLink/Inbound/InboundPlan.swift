public import FlowKit

/// The effect of an event on the current state. It's a value that is created before the state changes.
///
/// <doc:HandlingInboundEvents> describes the tab and the placement of the screens.
public struct InboundPlan<Schema: RouteSchema>: Sendable {
    typealias Operation = NavigationOperation<Schema>
    typealias ActivityState = NavigationState<Schema>.ActivityState

    /// The activity that will be in front.
    public let activity: Schema.Activity
    /// The tab that will be selected.
    public private(set) var tab: Schema.Tab
    /// The screens of the tab.
    public private(set) var flow: FlowState<Schema.Route>

    private let state: NavigationState<Schema>
    private let policy: InboundPolicy
    /// The current screens of the tab.
    private var now: FlowState<Schema.Route>
    /// The presented screens that are kept.
    private var kept: [Modal<Schema.Route>] = []
    /// The bottommost presented screen that is dismissed.
    private var dismissed: Modal<Schema.Route>?
    /// The contents that are presented over the kept ones.
    private var presented: [Modal<Schema.Route>.Content] = []

    /// Creates a plan, without changing anything.
    ///
    /// - Throws: ``InboundRefusal`` for a disabled tab or a hidden activity.
    public init(
        _ link: LinkStack<Schema.Route>, policy: InboundPolicy, at state: NavigationState<Schema>
    ) throws(InboundRefusal) {
        self.state = state
        self.policy = policy
        tab = try Self.tab(of: link, at: state)
        activity = Schema.activity(of: tab)
        now = state[.tab(tab)] ?? FlowState(root: Schema.root(of: tab))
        flow = now
        let type = link.transition ?? Schema.transition(of: link.route)
        place(link.via, link.route, type)
        let own = [Modal.Content(FlowState(root: link.route), as: type)].compactMap(\.self)
        let over = link.modals.map { Self.content([$0], Schema.transition(of: $0)) }
        let current = state[activity]
        if !policy.dismissesModals, let current, !current.modals.isEmpty, !shows(own + over, current) {
            keepModals(of: current, adding: [Self.content(link.via + [link.route], type)] + over)
        } else {
            replaceModals(of: current, with: own + over)
        }
    }

    /// The presented screens over the tab, from the bottom up.
    public var modals: [Modal<Schema.Route>.Content] { kept.map(\.content) + presented }

    /// The plan as one operation. Empty if the state already is as planned.
    public var operation: NavigationOperation<Schema> { .all(operations) }

    private var operations: [Operation] {
        let replacement: [Operation] = flow.stack == now.stack ? [] : [.replace(flow.stack, on: .tab(tab))]
        return arrival + replacement + presented.map { .present($0) }
    }

    /// The operation up to each new screen, from the bottom up, so that guards are asked about all of them and not only
    /// about the front one. The last one is the whole operation.
    ///
    /// The root of a newly selected tab is one of these screens, because the user returns to it.
    public var stages: [NavigationOperation<Schema>] {
        var stages: [Operation] = []
        if shared == nil { stages.append(.all(arrival + [.popToRoot(on: .tab(tab))])) }
        for count in (shared ?? 0)..<flow.stack.count {
            stages.append(.all(arrival + [.replace(Array(flow.stack[...count]), on: .tab(tab))]))
        }
        for left in presented.indices.reversed() { stages.append(.all(operations.dropLast(left))) }
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
            guard let named = Schema.Tab(rawValue: name) else { throw .noPlace("No activity has the tab \(name).") }
            tab = named
        } else if let rooted = Schema.tab(of: link.via.first ?? link.route) {
            tab = rooted
        } else {
            let activity = Schema.activity(of: link.route)
            if let refusal = state.refusal(of: .switchActivity(to: activity)) { throw InboundRefusal(refusal) }
            tab = state[activity]?.tab ?? Schema.defaultTab(of: activity)
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

// The placement of the screens.
extension InboundPlan {
    /// The operations that select the tab and dismiss the presented screens.
    private var arrival: [Operation] {
        var result: [Operation] = []
        if let dismissed { result.append(.dismissModal(dismissed.id)) }
        if isElsewhere { result.append(.selectTab(tab)) }
        if flow.root != now.root { result.append(.setRoot(flow.root, on: .tab(tab))) }
        return result
    }

    /// The number of unchanged screens of the stack. `nil` if the root isn't visible.
    private var shared: Int? {
        if isElsewhere || flow.root != now.root { return nil }
        return zip(now.stack, flow.stack).prefix { $0 == $1 }.count
    }

    private var isElsewhere: Bool { state.activity != activity || state[activity]?.tab != tab }

    /// Returns whether the activity already is as planned.
    private func shows(_ contents: [Modal<Schema.Route>.Content], _ current: ActivityState) -> Bool {
        current.tab == tab && flow == now && current.modals.map(\.content) == contents
    }

    /// Keeps the presented screens, and presents all of the link's screens over them.
    private mutating func keepModals(of current: ActivityState, adding contents: [Modal<Schema.Route>.Content]) {
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
    private mutating func replaceModals(of current: ActivityState?, with contents: [Modal<Schema.Route>.Content]) {
        let modals = current?.modals ?? []
        let isSame = current?.tab == tab && flow == now
        let fitting = isSame ? zip(modals, contents).prefix { $0.content == $1 }.count : 0
        kept = Array(modals.prefix(fitting))
        dismissed = modals.dropFirst(fitting).first
        presented = Array(contents.dropFirst(fitting))
    }

    /// Places the screens on the tab's stack.
    private mutating func place(_ via: [Schema.Route], _ route: Schema.Route, _ type: NavigationType) {
        let screens = type.isModal ? via : via + [route]
        guard let bottom = screens.first else {
            if policy.placement == .replace { flow.stack = [] }
            return
        }
        if type == .root || Schema.tab(of: bottom) == tab || bottom == now.root {
            flow = FlowState(root: bottom, stack: Array(screens.dropFirst()))
        } else {
            flow.stack = policy.placement.stack(screens, on: now.stack)
        }
    }

    /// Presents screens over another one: as a sheet, unless their type is another presentation.
    private static func content(_ screens: [Schema.Route], _ type: NavigationType) -> Modal<Schema.Route>.Content {
        let flow = FlowState(root: screens[0], stack: Array(screens.dropFirst()))
        return Modal.Content(flow, as: type) ?? .sheet(flow)
    }
}
