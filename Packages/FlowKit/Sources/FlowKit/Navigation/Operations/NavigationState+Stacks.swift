extension NavigationState {
    @inlinable
    mutating func popTo(_ route: Schema.Route, on spot: Spot, _ changes: inout Changes) {
        let flow = flow(at: spot)
        if let index = flow.stack.lastIndex(of: route) {
            pop(flow.stack.count - 1 - index, on: spot, &changes)
        } else if flow.root == route {
            pop(.max, on: spot, &changes)
        }
    }

    /// What both stacks share at the bottom stays. O(*n*) in their length.
    @inlinable
    mutating func replace(_ routes: [Schema.Route], on spot: Spot, _ changes: inout Changes) {
        let stack = flow(at: spot).stack
        let shared = zip(stack, routes).prefix { $0 == $1 }.count
        pop(stack.count - shared, on: spot, &changes)
        push(Array(routes.dropFirst(shared)), on: spot, &changes)
    }
}
