/// Where a flow is: the screens above its root, and what is presented over them.
///
/// A value that can be compared, stored and sent. Nothing here traps: an operation that has nothing to do changes
/// nothing and says so.
public struct StackState<Route: Hashable & Sendable>: Hashable, Sendable {
    /// The screens above the root, the visible one last.
    public private(set) var routes: [Route]
    /// The screen presented as a sheet.
    public private(set) var sheet: Route?
    public private(set) var alert: AlertState?

    public init(routes: [Route] = [], sheet: Route? = nil, alert: AlertState? = nil) {
        self.routes = routes
        self.sheet = sheet
        self.alert = alert
    }

    /// Applies an operation and returns what it changed.
    @discardableResult
    public mutating func apply(_ operation: StackOperation<Route>) -> StackChange<Route> {
        let before = self
        switch operation {
        case .navigate(let route): if routes.last != route { routes.append(route) }
        case .push(let route): routes.append(route)
        case .pop(let count): routes.removeLast(min(max(count, 0), routes.count))
        case .popTo(let route): popTo(route)
        case .popToRoot: routes = []
        case .replaceTop(let route): routes = routes.dropLast() + [route]
        case .replace(let new): routes = new
        case .present(let route): sheet = route
        case .dismiss: sheet = nil
        case .alert(let new): alert = new
        case .restore(let new): self = new
        }
        return StackChange(from: before, to: self)
    }

    private mutating func popTo(_ route: Route) {
        guard let index = routes.lastIndex(of: route) else { return }
        routes.removeSubrange((index + 1)...)
    }
}

extension StackState: Codable where Route: Codable {}

extension StackState {
    /// What of this state can be said in another route type. Routes that can't be are left out.
    public func compactMap<NewRoute>(_ transform: (Route) -> NewRoute?) -> StackState<NewRoute> {
        StackState<NewRoute>(routes: routes.compactMap(transform), sheet: sheet.flatMap(transform), alert: alert)
    }
}
