/// The steps that a view layer takes from one state to another, in order.
///
/// 1. Dismiss, from the top down.
/// 2. Pop where nobody looks: stacks that are not in front now.
/// 3. Show and hide activities and tabs, switch the activity, choose tabs.
/// 4. Pop what was in front. If it is not any more, nobody looks now.
/// 5. Push.
/// 6. Present, from the bottom up; what is in front comes last.
///
/// Something presented stays if it is the same one (``Modal/id``) in the same place. So do the screens at the bottom that
/// two stacks share, also when the root under them changes. There are no more steps than are needed for that.
/// Performing them one after the other (``NavigationState/perform(_:)``) gives the target.
public struct NavigationPlan<Schema: NavigationSchema>: Hashable, Codable, Sendable {
    public let steps: [NavigationStep<Schema>]

    /// O(*n*) in the length of both states.
    public init(from old: NavigationState<Schema>, to new: NavigationState<Schema>) {
        var draft = PlanDraft(old, new)
        for index in old.activities.indices where new.activities.indices.contains(index) { draft.compare(at: index) }
        steps =
            draft.dismissals + draft.hiddenRemovals + Self.choices(from: old, to: new) + draft.selections
            + draft.visibleRemovals + draft.additions + draft.presentations + draft.frontPresentations
    }

    static func choices(
        from old: NavigationState<Schema>, to new: NavigationState<Schema>
    ) -> [NavigationStep<Schema>] {
        var steps: [NavigationStep<Schema>] = []
        if old.visibleActivities != new.visibleActivities { steps.append(.setVisibleActivities(new.visibleActivities)) }
        if old.disabledTabs != new.disabledTabs { steps.append(.setDisabledTabs(new.disabledTabs)) }
        if old.activity != new.activity { steps.append(.switchActivity(to: new.activity)) }
        if old.history != new.history { steps.append(.setHistory(new.history)) }
        return steps
    }
}

/// One thing that a view layer does on the way from one state to another.
public enum NavigationStep<Schema: NavigationSchema>: Hashable, Codable, Sendable {
    public typealias Place = NavigationPlace<Schema>

    /// Takes away what was presented last over its activity. Nothing happens when something lies over it.
    case dismiss(ModalID)
    /// Takes screens away, from the top.
    case pop(Int, on: Place)
    /// Puts a screen in the place of a root. What lies over it stays.
    case setRoot(Schema.Route, on: Place)
    case setVisibleActivities([Schema.Activity])
    case setDisabledTabs([DisabledTab<Schema>])
    case switchActivity(to: Schema.Activity)
    /// Changes where back leads from the root of a tab. There is nothing to see.
    case setHistory([Schema.Activity])
    /// Chooses a tab of its activity, which need not be in front.
    case selectTab(Schema.Tab)
    /// Puts screens on top, from the bottom up.
    case push([Schema.Route], on: Place)
    /// Presents something, with all the screens in it, over an activity that need not be in front.
    case present(Modal<Schema.Route>, over: Schema.Activity)
}

extension NavigationStep: CustomStringConvertible {
    /// For logs and failures of tests: "push page(1) on tab bag".
    public var description: String {
        switch self {
        case .dismiss(let id): "dismiss modal \(id.rawValue)"
        case .pop(let count, let place): "pop \(count) on \(place)"
        case .setRoot(let route, let place): "set root \(route) on \(place)"
        case .setVisibleActivities(let activities): "show \(activities.listed)"
        case .setDisabledTabs(let tabs): "disable \(tabs.map(\.tab).listed)"
        case .switchActivity(let activity): "switch to \(activity)"
        case .setHistory(let activities): "set history \(activities.listed)"
        case .selectTab(let tab): "select tab \(tab)"
        case .push(let routes, let place): "push \(routes.listed) on \(place)"
        case .present(let modal, let activity): "present \(modal) over \(activity)"
        }
    }
}

extension NavigationState {
    /// The steps from this state to another: see ``NavigationPlan``.
    public func steps(to target: NavigationState) -> [NavigationStep<Schema>] {
        NavigationPlan(from: self, to: target).steps
    }
}

extension NavigationState {
    /// Performs one step of a plan and tells what it changed. A step that does not fit changes nothing.
    ///
    /// A step does what it says and nothing else. Unlike an operation it does not look after what else has to be true:
    /// half way through a plan, the activity in front may be one that is hidden.
    @discardableResult
    public mutating func perform(_ step: NavigationStep<Schema>) -> [NavigationChange<Schema>] {
        var changes: Changes = []
        perform(step, &changes)
        return changes
    }

    mutating func perform(_ step: NavigationStep<Schema>, _ changes: inout Changes) {
        switch step {
        case .dismiss(let id):
            if let index = activities.firstIndex(where: { $0.modals.last?.id == id }) {
                dismissTop(of: index, &changes)
            }
        case .pop(let count, let place):
            if let spot = spot(of: place) { pop(count, on: spot, &changes) }
        case .setRoot(let route, let place):
            if let spot = spot(of: place) { setRoot(route, on: spot, &changes) }
        case .push(let routes, let place):
            if let spot = spot(of: place) { push(routes, on: spot, &changes) }
        case .selectTab(let tab):
            if let spot = spot(of: .tab(tab)) { chooseTab(at: spot.index, of: spot.activity, &changes) }
        case .switchActivity(let activity):
            if let index = index(of: activity) { setActivity(at: index, &changes) }
        case .present(let modal, let activity):
            if let index = index(of: activity), canPresent(modal, over: index) {
                present(modal, over: index, &changes)
            }
        case .setHistory(let activities): setHistory(activities, &changes)
        case .setVisibleActivities(let activities): replaceVisibleActivities(with: activities, &changes)
        case .setDisabledTabs(let tabs): replaceDisabledTabs(with: tabs, &changes)
        }
    }

    func canPresent(_ modal: Modal<Schema.Route>, over index: Int) -> Bool {
        activities[index].modals.last?.hasFlow != false && self.modal(modal.id) == nil
    }
}

/// A plan in the making: its steps, sorted by when they are due.
struct PlanDraft<Schema: NavigationSchema> {
    typealias Steps = [NavigationStep<Schema>]

    let old: NavigationState<Schema>
    let new: NavigationState<Schema>
    var dismissals: Steps = []
    var hiddenRemovals: Steps = []
    var selections: Steps = []
    var visibleRemovals: Steps = []
    var additions: Steps = []
    var presentations: Steps = []
    var frontPresentations: Steps = []

    init(_ old: NavigationState<Schema>, _ new: NavigationState<Schema>) {
        self.old = old
        self.new = new
    }

    mutating func compare(at index: Int) {
        let from = old.activities[index]
        let to = new.activities[index]
        let isInFront = index == old.activityIndex
        for (oldTab, newTab) in zip(from.tabs, to.tabs) {
            let isVisible = isInFront && oldTab.tab == from.tab
            compare(oldTab.flow, newTab.flow, on: .tab(oldTab.tab), isVisible: isVisible)
        }
        if from.tab != to.tab { selections.append(.selectTab(to.tab)) }
        compareModals(from.modals, to.modals, at: index)
    }

    mutating func compareModals(
        _ from: [Modal<Schema.Route>], _ to: [Modal<Schema.Route>], at index: Int
    ) {
        let kept = zip(from, to).prefix { $0.canBecome($1) }
        for (oldModal, newModal) in kept {
            guard let oldFlow = oldModal.flow, let newFlow = newModal.flow else { continue }
            compare(oldFlow, newFlow, on: .modal(oldModal.id), isVisible: index == old.activityIndex)
        }
        dismissals += from.dropFirst(kept.count).reversed().map { .dismiss($0.id) }
        let presented: Steps = to.dropFirst(kept.count).map { .present($0, over: new.activities[index].activity) }
        if index == new.activityIndex { frontPresentations += presented } else { presentations += presented }
    }

    mutating func compare(
        _ from: FlowState<Schema.Route>, _ to: FlowState<Schema.Route>, on place: NavigationPlace<Schema>,
        isVisible: Bool
    ) {
        let difference = FlowDifference(from: from, to: to)
        if isVisible {
            visibleRemovals += difference.removal(on: place)
        } else {
            hiddenRemovals += difference.removal(on: place)
        }
        additions += difference.addition(on: place)
    }
}

/// What has to be done to one stack: first to take away, then to put on. The root may change under what stays.
struct FlowDifference<Route: Hashable & Sendable> {
    var newRoot: Route?
    var popCount = 0
    var pushed: [Route] = []

    init(from old: FlowState<Route>, to new: FlowState<Route>) {
        if old.root != new.root { newRoot = new.root }
        let shared = zip(old.stack, new.stack).prefix { $0 == $1 }.count
        popCount = old.stack.count - shared
        pushed = Array(new.stack.dropFirst(shared))
    }

    func removal<Schema: NavigationSchema>(on place: NavigationPlace<Schema>) -> [NavigationStep<Schema>]
    where Schema.Route == Route {
        let pops: [NavigationStep<Schema>] = popCount > 0 ? [.pop(popCount, on: place)] : []
        return pops + (newRoot.map { [.setRoot($0, on: place)] } ?? [])
    }

    func addition<Schema: NavigationSchema>(on place: NavigationPlace<Schema>) -> [NavigationStep<Schema>]
    where Schema.Route == Route {
        pushed.isEmpty ? [] : [.push(pushed, on: place)]
    }
}

extension Modal {
    /// Whether something presented can become another without going away: the same one, come up in the same way.
    func canBecome(_ other: Modal) -> Bool {
        guard id == other.id else { return false }
        return hasFlow ? content.style == other.content.style : content == other.content
    }
}
