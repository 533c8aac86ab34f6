/// The view model of a flow: it owns the way through a feature's screens and makes their view models.
@MainActor
public protocol FlowViewModelProtocol: ObservableObject {
    associatedtype Route: Hashable & Sendable
    /// The flow's own stack, or its scope of a larger one.
    var router: Router<Route> { get }
}

extension FlowViewModelProtocol {
    public func navigate(to route: Route) { router.navigate(to: route) }
    public func pop() { router.pop() }
    public func popToRoot() { router.popToRoot() }
}
