public import FlowKit

/// The environment key of a feature's router, by the type of its routes.
public struct RouterKey<Route: Hashable & Sendable>: EnvironmentKey {
    /// `nil`: a view outside of the feature has no router.
    public static var defaultValue: Router<Route>? { nil }
}

extension View {
    /// Puts a router into the environment, for views that navigate without a view model.
    ///
    /// Reading the router doesn't observe it: a view that shows the router's screens has an `@ObservedObject`.
    public func router<Route: Hashable & Sendable>(_ router: Router<Route>) -> some View {
        transformEnvironment(\.self) { $0[RouterKey<Route>.self] = router }
    }
}
