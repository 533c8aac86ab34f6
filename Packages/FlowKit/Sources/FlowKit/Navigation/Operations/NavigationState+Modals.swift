extension NavigationState {
    /// An alert or a dialog has nothing above it: it gives way to what comes.
    @inlinable
    mutating func present(
        _ content: ModalContent<Schema.Route>, over activity: Int, _ changes: inout Changes
    ) {
        if activities[activity].modals.last?.hasFlow == false { dismissTop(of: activity, &changes) }
        present(Modal(id: modalCounter.next(), content), over: activity, &changes)
    }

    @inlinable
    mutating func dismiss(_ id: ModalID, _ changes: inout Changes) {
        for activity in activities.indices {
            guard let index = activities[activity].modals.firstIndex(where: { $0.id == id }) else { continue }
            return dismiss(from: index, of: activity, &changes)
        }
    }

    /// Dismisses from the top down, until only so many are left.
    @inlinable
    mutating func dismiss(from count: Int, of activity: Int, _ changes: inout Changes) {
        while activities[activity].modals.count > count { dismissTop(of: activity, &changes) }
    }
}

extension ActivityState {
    @inlinable
    func modal(at index: Int) -> Modal<Schema.Route>? {
        modals.indices.contains(index) ? modals[index] : nil
    }
}
