extension Router {
    /// The screens above the root, the visible one last. Writing it is what a view's swipe back does.
    @inlinable
    public var path: [Route] {
        get { state.routes }
        set { apply(.replace(newValue)) }
    }

    @inlinable
    public var currentRoutes: [Route] { state.routes }
    @inlinable
    public var isEmpty: Bool { state.routes.isEmpty }
    @inlinable
    public var count: Int { state.routes.count }

    /// Shows a screen; without effect when that very screen is on top.
    @inlinable
    @discardableResult
    public func navigate(to route: Route) -> StackChange<Route> { apply(.navigate(route)) }

    /// Puts a screen on top, also twice the same.
    @inlinable
    @discardableResult
    public func push(_ route: Route) -> StackChange<Route> { apply(.push(route)) }

    /// Goes back by one screen, or by as many as said. At the root it does nothing.
    @inlinable
    @discardableResult
    public func pop(_ count: Int = 1) -> StackChange<Route> { apply(.pop(count)) }

    /// Goes back to the topmost such screen; without effect when there is none.
    @inlinable
    @discardableResult
    public func popTo(_ route: Route) -> StackChange<Route> { apply(.popTo(route)) }

    /// Goes back to the topmost screen that fits; without effect when none does.
    @inlinable
    @discardableResult
    public func popTo(where fits: (Route) -> Bool) -> StackChange<Route> {
        guard let route = state.routes.last(where: fits) else { return StackChange() }
        return apply(.popTo(route))
    }

    @inlinable
    @discardableResult
    public func popToRoot() -> StackChange<Route> { apply(.popToRoot) }

    /// Puts these screens in the place of all.
    @inlinable
    @discardableResult
    public func replace(with routes: [Route]) -> StackChange<Route> { apply(.replace(routes)) }

    /// Puts a screen in the place of the top one.
    @inlinable
    @discardableResult
    public func replaceTop(with route: Route) -> StackChange<Route> { apply(.replaceTop(route)) }
}
