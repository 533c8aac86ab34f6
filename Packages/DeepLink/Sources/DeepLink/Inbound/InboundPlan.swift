public import FlowKit

/// The effect of an event on the current state. It's a value that is created before the state changes.
///
/// <doc:HandlingInboundEvents> describes the tab and the placement of the screens.
public struct InboundPlan<Schema: RouteSchema>: Sendable {
    typealias Operation = NavigationOperation<Schema>
    typealias Content = Modal<Schema.Route>.Content

    /// The activity that will be in front.
    public let activity: Schema.Activity
    /// The tab that will be selected.
    public private(set) var tab: Schema.Tab
    /// The screens of the tab.
    public private(set) var flow: FlowState<Schema.Route>
    /// The presented screens over the tab, from the bottom up.
    public private(set) var modals: [Modal<Schema.Route>.Content]

    private let state: NavigationState<Schema>
    private var keptCount = 0

    /// Creates a plan, without changing anything.
    ///
    /// - Throws: ``InboundRefusal`` for a disabled tab or a hidden activity.
    public init(
        _ link: LinkStack<Schema.Route>, policy: InboundPolicy, at state: NavigationState<Schema>
    ) throws(InboundRefusal) {
        self.state = state
        tab = try Self.tab(of: link, at: state)
        activity = Schema.activity(of: tab)
        let type = link.transition ?? Schema.transition(of: link.route)
        let over = link.modals.map { Self.content([$0], Schema.transition(of: $0)) }
        modals = (type.style.map { [.screens(FlowState(root: link.route), as: $0)] } ?? []) + over
        flow = Self.flow(of: tab, at: state)
        place(type.style == nil ? link.via + [link.route] : link.via, type, policy.placement)
        guard let current = state[activity] else { return }
        let shown = current.modals.map(\.content)
        let isSame = current.tab == tab && flow == now
        if !policy.dismissesModals, !shown.isEmpty, !(isSame && shown == modals) {
            // All of the link's screens are presented over the current ones.
            tab = current.tab
            flow = now
            let contents = [Self.content(link.via + [link.route], type)] + over
            let isPresented = shown.suffix(contents.count) == contents[...]
            // An alert or a dialog is replaced.
            keptCount = isPresented || shown.last?.flow != nil ? shown.count : shown.count - 1
            modals = shown.prefix(keptCount) + (isPresented ? [] : contents)
        } else if isSame {
            // Screens that the link shows too are kept, because nothing changes below them.
            keptCount = zip(shown, modals).prefix { $0 == $1 }.count
        }
    }

    /// The plan as one operation. Empty if the state already is as planned.
    public var operation: NavigationOperation<Schema> { .all(operations) }

    private var operations: [Operation] {
        let replacement: [Operation] = flow.stack == now.stack ? [] : [.replace(flow.stack, on: .tab(tab))]
        return arrival + replacement + modals.dropFirst(keptCount).map { .present($0) }
    }

    /// The operation up to each new screen, from the bottom up, so that guards are asked about all of them and not only
    /// about the front one. The last one is the whole operation.
    ///
    /// The root of a newly selected tab is one of these screens, because the user returns to it.
    public var stages: [NavigationOperation<Schema>] {
        var stages: [Operation] = (sharedCount..<flow.stack.count + 1).map {
            .all(arrival + [.replace(Array(flow.stack.prefix($0)), on: .tab(tab))])
        }
        for count in keptCount..<modals.count { stages.append(.all(operations.dropLast(modals.count - 1 - count))) }
        if stages.last != operation { stages.append(operation) }
        return stages
    }
}

// The tab of a link, and the description.
extension InboundPlan: CustomStringConvertible {
    private static func tab(
        of link: LinkStack<Schema.Route>, at state: NavigationState<Schema>
    ) throws(InboundRefusal) -> Schema.Tab {
        let tab: Schema.Tab
        if let name = link.tab {
            guard let named = Schema.Tab(rawValue: name) else { throw .navigation(.tabUnknown(name)) }
            tab = named
        } else if let rooted = Schema.tab(of: link.via.first ?? link.route) {
            tab = rooted
        } else {
            let activity = Schema.activity(of: link.route)
            try check(.switchActivity(to: activity), at: state)
            tab = state[activity]?.tab ?? Schema.defaultTab(of: activity)
        }
        try check(.selectTab(tab), at: state)
        return tab
    }

    private static func check(_ operation: Operation, at state: NavigationState<Schema>) throws(InboundRefusal) {
        var copy = state
        if case .refused(let refusal) = copy.apply(operation) { throw .navigation(refusal) }
    }

    /// "shop, tab home: home > product(7), over it sheet of help"
    public var description: String {
        let screens = flow.routes.map { "\($0)" }.joined(separator: " > ")
        let over = modals.map { "\($0)" }.joined(separator: ", ")
        return "\(activity.rawValue), tab \(tab.rawValue): \(screens)" + (over.isEmpty ? "" : ", over it \(over)")
    }
}

// The placement of the screens.
extension InboundPlan {
    private var now: FlowState<Schema.Route> { Self.flow(of: tab, at: state) }

    private static func flow(of tab: Schema.Tab, at state: NavigationState<Schema>) -> FlowState<Schema.Route> {
        state[.tab(tab)] ?? FlowState(root: Schema.root(of: tab))
    }

    /// The operations that dismiss presented screens, select the tab, and replace its root.
    private var arrival: [Operation] {
        var result: [Operation] = []
        if let modal = state[activity]?.modals.dropFirst(keptCount).first { result.append(.dismissModal(modal.id)) }
        if state[activity]?.tab != tab {
            result.append(.selectTab(tab))
        } else if state.activity != activity {
            // Selecting the tab would dismiss the presentations that are kept.
            result.append(.switchActivity(to: activity))
        }
        if flow.root != now.root { result.append(.setRoot(flow.root, on: .tab(tab))) }
        return result
    }

    /// The number of the tab's screens that are visible already, the root included.
    private var sharedCount: Int {
        if isElsewhere || flow.root != now.root { return 0 }
        return 1 + zip(now.stack, flow.stack).prefix { $0 == $1 }.count
    }

    private var isElsewhere: Bool { state.activity != activity || state[activity]?.tab != tab }

    private mutating func place(
        _ screens: [Schema.Route], _ type: NavigationType, _ placement: InboundPolicy.Placement
    ) {
        if let bottom = screens.first, type == .root || Schema.tab(of: bottom) == tab || bottom == flow.root {
            flow = FlowState(root: bottom, stack: Array(screens.dropFirst()))
        } else if placement == .replace || !screens.isEmpty {
            flow.stack = placement.stack(screens, on: flow.stack)
        }
    }

    /// Presents screens over another one: as a sheet, unless their type is another presentation.
    private static func content(_ screens: [Schema.Route], _ type: NavigationType) -> Content {
        .screens(FlowState(root: screens[0], stack: Array(screens.dropFirst())), as: type.style ?? .sheet)
    }
}
