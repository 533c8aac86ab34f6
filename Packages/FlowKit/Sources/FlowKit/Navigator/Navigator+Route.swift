extension Navigator where Schema: RouteSchema {
    /// Shows a screen where it belongs: see ``NavigationOperation/showing(_:as:on:)``.
    ///
    /// - Parameters:
    ///   - route: The screen.
    ///   - type: How it comes up; nil for what the screen declares.
    ///   - place: Where; nil for where it belongs.
    ///   - source: Where this was asked for.
    @inlinable
    @discardableResult
    public func route(
        _ route: Schema.Route, as type: NavigationType? = nil, on place: NavigationPlace<Schema>? = nil,
        source: NavigationSource = .app
    ) -> Outcome {
        apply(.showing(route, as: type, on: place), source: source)
    }
}
