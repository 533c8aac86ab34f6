extension NavigationState {
    /// The screen that an operation leads to: the one it names, otherwise the one that would be in front.
    ///
    /// Nil when it leads to none: alerts, dialogs, and what changes nothing of what is in front.
    @inlinable
    public func destination(of operation: NavigationOperation<Schema>) -> Schema.Route? {
        switch operation {
        case .route(let route, _, _), .push(let route, _): route
        case .replace(let routes, _) where !routes.isEmpty: routes.last
        case .present(let content): content.flow?.top
        default: destinationInFront(of: operation)
        }
    }

    @inlinable
    func destinationInFront(of operation: NavigationOperation<Schema>) -> Schema.Route? {
        var copy = self
        guard !copy.apply(operation).isEmpty else { return nil }
        let (here, there) = (frontSpot, copy.frontSpot)
        let isSame =
            here.place == there.place && copy.route == route && copy.flow(at: there).stack == flow(at: here).stack
        return isSame ? nil : copy.route
    }
}
