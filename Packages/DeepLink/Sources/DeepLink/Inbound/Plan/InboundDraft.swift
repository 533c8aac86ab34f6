public import FlowKit

/// A plan in the making: which screens are where, and what leads there.
@usableFromInline
struct InboundDraft<Schema: RouteSchema> {
    @usableFromInline typealias Route = Schema.Route
    @usableFromInline typealias Operation = NavigationOperation<Schema>

    @usableFromInline let state: NavigationState<Schema>
    @usableFromInline let policy: InboundPolicy
    @usableFromInline let activity: Schema.Activity
    @usableFromInline var tab: Schema.Tab
    /// What the tab holds now, and what it will.
    @usableFromInline var now: FlowState<Route>
    @usableFromInline var flow: FlowState<Route>
    /// What is presented and stays.
    @usableFromInline var kept: [Modal<Route>] = []
    /// What is presented and goes, the bottommost.
    @usableFromInline var dismissed: Modal<Route>?
    /// What comes over that.
    @usableFromInline var presented: [ModalContent<Route>] = []

    @inlinable
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
        let there = state[activity]
        if !policy.dismissesModals, let there, !there.modals.isEmpty, !shows(own + over, there) {
            keepModals(of: there, adding: [Self.sheet(link.via + [link.route], type)] + over)
        } else {
            replaceModals(of: there, with: own + over)
        }
    }

    /// Whether all is as it is to be already.
    @inlinable
    func shows(_ contents: [ModalContent<Route>], _ there: ActivityState<Schema>) -> Bool {
        there.tab == tab && flow == now && there.modals.map(\.content) == contents
    }

    /// What is in front stays, and all that the link says comes over it.
    @inlinable
    mutating func keepModals(of there: ActivityState<Schema>, adding contents: [ModalContent<Route>]) {
        tab = there.tab
        now = state[.tab(tab)] ?? now
        flow = now
        kept = there.modals
        let isThere = kept.suffix(contents.count).map(\.content) == contents
        presented = isThere ? [] : contents
        // An alert or a dialog gives way to what is presented.
        if !presented.isEmpty, kept.last?.flow == nil { kept.removeLast() }
    }

    /// What is presented already and fits stays, as long as nothing changes under it.
    @inlinable
    mutating func replaceModals(of there: ActivityState<Schema>?, with contents: [ModalContent<Route>]) {
        let modals = there?.modals ?? []
        let isSame = there?.tab == tab && flow == now
        let fitting = isSame ? zip(modals, contents).prefix { $0.content == $1 }.count : 0
        kept = Array(modals.prefix(fitting))
        dismissed = modals.dropFirst(fitting).first
        presented = Array(contents.dropFirst(fitting))
    }

    /// Puts the screens on the tab's stack.
    @inlinable
    mutating func place(_ via: [Route], _ route: Route, _ type: LinkTransition) {
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
}
