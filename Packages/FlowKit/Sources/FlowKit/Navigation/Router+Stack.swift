extension Router {
    /// The screens above the root, the visible one last. Writing it is what a view's swipe back does.
    public var path: [Route] {
        get { state.routes }
        set { apply(.replace(newValue)) }
    }

    public var currentRoutes: [Route] { state.routes }
    public var isEmpty: Bool { state.routes.isEmpty }
    public var count: Int { state.routes.count }

    /// Shows a screen; without effect when that very screen is on top.
    @discardableResult
    public func navigate(to route: Route) -> StackChange<Route> { apply(.navigate(route)) }

    /// Puts a screen on top, also twice the same.
    @discardableResult
    public func push(_ route: Route) -> StackChange<Route> { apply(.push(route)) }

    /// Goes back by one screen, or by as many as said. At the root it does nothing.
    @discardableResult
    public func pop(_ count: Int = 1) -> StackChange<Route> { apply(.pop(count)) }

    /// Goes back to the topmost such screen; without effect when there is none.
    @discardableResult
    public func popTo(_ route: Route) -> StackChange<Route> { apply(.popTo(route)) }

    /// Goes back to the topmost screen that fits; without effect when none does.
    @discardableResult
    public func popTo(where fits: (Route) -> Bool) -> StackChange<Route> {
        guard let route = state.routes.last(where: fits) else { return StackChange(from: state, to: state) }
        return apply(.popTo(route))
    }

    @discardableResult
    public func popToRoot() -> StackChange<Route> { apply(.popToRoot) }

    /// Puts these screens in the place of all.
    @discardableResult
    public func replace(with routes: [Route]) -> StackChange<Route> { apply(.replace(routes)) }

    /// Puts a screen in the place of the top one.
    @discardableResult
    public func replaceTop(with route: Route) -> StackChange<Route> { apply(.replaceTop(route)) }
}
