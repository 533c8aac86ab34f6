extension Router {
    /// The sheet's screen. Writing nil is what a view's dismissal does.
    public var sheet: Route? {
        get { state.sheet }
        set { apply(newValue.map { .present($0) } ?? .dismiss) }
    }

    /// The alert. Writing nil is what its button does.
    public var alert: AlertState? {
        get { state.alert }
        set { apply(.alert(newValue)) }
    }

    /// Shows a screen as a sheet.
    @discardableResult
    public func present(_ route: Route) -> StackChange<Route> { apply(.present(route)) }

    /// Takes the sheet away; without effect when there is none.
    @discardableResult
    public func dismiss() -> StackChange<Route> { apply(.dismiss) }
}
