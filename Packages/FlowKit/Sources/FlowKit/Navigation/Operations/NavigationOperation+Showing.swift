extension NavigationOperation where Schema: RouteSchema {
    /// The operation that shows a screen where it belongs.
    ///
    /// A screen that is a tab's root goes to that tab: the tab comes to the front, and nothing is over the screen. Any
    /// other comes up as it declares, on the place that is named, otherwise in front. A type that is given is taken as
    /// it is.
    @inlinable
    public static func showing(
        _ route: Schema.Route, as type: NavigationType? = nil, on place: Place? = nil
    ) -> NavigationOperation {
        if let type { return .route(route, as: type, on: place) }
        if let tab = Schema.tab(of: route), place == nil || place == .tab(tab) {
            return .route(route, as: .root, on: .tab(tab))
        }
        return .route(route, as: NavigationType(Schema.transition(of: route)), on: place)
    }
}
