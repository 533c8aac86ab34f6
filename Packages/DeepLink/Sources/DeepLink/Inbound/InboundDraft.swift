import FlowKit

/// Places the screens of a link for an ``InboundPlan``.
struct InboundDraft<Schema: RouteSchema> {
    typealias Route = Schema.Route
    typealias Operation = NavigationOperation<Schema>

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
    var presented: [ModalContent<Route>] = []

    init(
        _ link: LinkStack<Route>, _ policy: InboundPolicy, tab: Schema.Tab, at state: NavigationState<Schema>
    ) {
        self.state = state
        self.policy = policy
        self.tab = tab
        activity = Schema.activity(of: tab)
        now = state[.tab(tab)] ?? FlowState(root: Schema.root(of: tab))
        flow = now
        let type = link.transition ?? LinkTransition(Schema.transition(of: link.route))
        place(link.via, link.route, type)
        let own = Self.style(of: type).map { [ModalContent.flow(FlowState(root: link.route), as: $0)] } ?? []
        let over = link.modals.map { ModalContent.flow(FlowState(root: $0), as: Self.style(of: $0)) }
        let current = state[activity]
        if !policy.dismissesModals, let current, !current.modals.isEmpty, !shows(own + over, current) {
            keepModals(of: current, adding: [Self.sheet(link.via + [link.route], type)] + over)
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
    private func shows(_ contents: [ModalContent<Route>], _ current: ActivityState<Schema>) -> Bool {
        current.tab == tab && flow == now && current.modals.map(\.content) == contents
    }

    /// Keeps the presented screens, and presents all of the link's screens over them.
    private mutating func keepModals(of current: ActivityState<Schema>, adding contents: [ModalContent<Route>]) {
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
    private mutating func replaceModals(of current: ActivityState<Schema>?, with contents: [ModalContent<Route>]) {
        let modals = current?.modals ?? []
        let isSame = current?.tab == tab && flow == now
        let fitting = isSame ? zip(modals, contents).prefix { $0.content == $1 }.count : 0
        kept = Array(modals.prefix(fitting))
        dismissed = modals.dropFirst(fitting).first
        presented = Array(contents.dropFirst(fitting))
    }

    /// Places the screens on the tab's stack.
    private mutating func place(_ via: [Route], _ route: Route, _ type: LinkTransition) {
        var screens = Self.style(of: type) == nil ? via + [route] : via
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

    /// The style of a screen that is presented over another, regardless of its own transition.
    private static func style(of route: Route) -> ModalStyle {
        Schema.transition(of: route) == .fullScreenCover ? .fullScreenCover : .sheet
    }

    /// The style of a transition. `nil` if it doesn't present the screen.
    private static func style(of type: LinkTransition) -> ModalStyle? {
        switch type {
        case .sheet: .sheet
        case .cover: .fullScreenCover
        case .push, .root: nil
        }
    }

    private static func sheet(_ screens: [Route], _ type: LinkTransition) -> ModalContent<Route> {
        .flow(FlowState(root: screens[0], stack: Array(screens.dropFirst())), as: style(of: type) ?? .sheet)
    }
}
