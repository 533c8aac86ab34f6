extension Navigator where Schema: RouteSchema {
    /// Shows a screen where it belongs: see ``NavigationOperation/showing(_:as:on:)``.
    ///
    /// - Parameter type: How it comes up; nil for what the screen declares.
    @inlinable
    @discardableResult
    public func route(
        _ route: Schema.Route, as type: NavigationType? = nil, on place: NavigationPlace<Schema>? = nil,
        source: NavigationSource = .app
    ) -> Outcome {
        apply(.showing(route, as: type, on: place), source: source)
    }
}
