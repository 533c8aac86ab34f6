extension NavigationState {
    @inlinable
    mutating func goBack(_ changes: inout Changes) {
        let spot = frontSpot
        if modals.last?.hasFlow == false {
            dismissTop(of: activityIndex, &changes)
        } else if !flow(at: spot).stack.isEmpty {
            pop(1, on: spot, &changes)
        } else if !modals.isEmpty {
            dismissTop(of: activityIndex, &changes)
        } else if let last = history.last, let index = index(of: last) {
            setActivity(at: index, &changes)
            setHistory(history.dropLast(), &changes)
        }
    }
}
