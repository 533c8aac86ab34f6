/// The few things that every operation and every step consists of. Each tells what it changed.
extension NavigationState {
    @inlinable
    mutating func modifyFlow(at spot: Spot, _ change: (inout FlowState<Schema.Route>) -> Void) {
        switch spot.place {
        case .tab: change(&_activities[spot.activity]._tabs[spot.index].flow)
        case .modal: _activities[spot.activity].modals[spot.index].content.modifyFlow(change)
        }
    }

    @inlinable
    mutating func push(_ routes: [Schema.Route], on spot: Spot, _ changes: inout Changes) {
        guard !routes.isEmpty else { return }
        modifyFlow(at: spot) { $0.stack += routes }
        changes.append(.pushed(routes, on: spot.place))
    }

    @inlinable
    mutating func pop(_ count: Int, on spot: Spot, _ changes: inout Changes) {
        guard count > 0 else { return }
        var popped: [Schema.Route] = []
        modifyFlow(at: spot) { flow in
            if count == 1, let last = flow.stack.popLast() {
                popped = [last]
            } else {
                popped = flow.stack.suffix(count).reversed()
                flow.stack.removeLast(popped.count)
            }
        }
        if !popped.isEmpty { changes.append(.popped(popped, on: spot.place)) }
    }

    @inlinable
    mutating func setRoot(_ route: Schema.Route, on spot: Spot, _ changes: inout Changes) {
        let old = flow(at: spot).root
        guard old != route else { return }
        modifyFlow(at: spot) { $0.root = route }
        changes.append(.rootReplaced(from: old, to: route, on: spot.place))
    }

    @inlinable
    mutating func present(_ modal: Modal<Schema.Route>, over activity: Int, _ changes: inout Changes) {
        modalCounter.skip(modal.id)
        _activities[activity].modals.append(modal)
        changes.append(.presented(modal, over: activities[activity].activity))
    }

    @inlinable
    mutating func dismissTop(of activity: Int, _ changes: inout Changes) {
        guard let modal = _activities[activity].modals.popLast() else { return }
        changes.append(.dismissed(modal, over: activities[activity].activity))
    }
}
