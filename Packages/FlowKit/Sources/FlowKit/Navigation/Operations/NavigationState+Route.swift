extension NavigationState {
    @usableFromInline typealias Changes = [NavigationChange<Schema>]

    /// Brings a place to the front and shows a screen there.
    @inlinable
    mutating func route(
        _ route: Schema.Route, as type: NavigationType, on place: NavigationPlace<Schema>?, _ changes: inout Changes
    ) {
        guard let spot = spot(of: place) else { return }
        if case .present(let style) = type {
            return present(route, as: style, from: spot, &changes)
        }
        bringToFront(spot, keeping: firstModal(above: spot), &changes)
        switch type {
        case .root:
            pop(.max, on: spot, &changes)
            setRoot(route, on: spot, &changes)
        case .push, .present: if flow(at: spot).top != route { push([route], on: spot, &changes) }
        }
    }

    @inlinable
    mutating func present(
        _ route: Schema.Route, as style: ModalStyle, from spot: Spot, _ changes: inout Changes
    ) {
        let content = ModalContent.flow(FlowState(root: route), as: style)
        let above = firstModal(above: spot)
        // The screen may be there already: as the place itself, or right above it.
        let shown = (max(above - 1, 0)...above).first { activities[spot.activity].modal(at: $0)?.content == content }
        bringToFront(spot, keeping: shown.map { $0 + 1 } ?? above, &changes)
        if shown == nil { present(content, over: spot.activity, &changes) }
    }

    /// - Parameter count: How many modals stay.
    @inlinable
    mutating func bringToFront(_ spot: Spot, keeping count: Int, _ changes: inout Changes) {
        dismiss(from: count, of: spot.activity, &changes)
        moveToActivity(at: spot.activity, &changes)
        if case .tab = spot.place { chooseTab(at: spot.index, of: spot.activity, &changes) }
    }

    @inlinable
    func firstModal(above spot: Spot) -> Int {
        switch spot.place {
        case .tab: 0
        case .modal: spot.index + 1
        }
    }
}
