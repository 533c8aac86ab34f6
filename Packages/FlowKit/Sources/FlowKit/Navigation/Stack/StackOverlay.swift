/// What lies over a stack.
@usableFromInline
struct StackOverlay<Route: Hashable & Sendable>: Hashable, Sendable {
    @usableFromInline var screen: Route?
    /// How the screen came up. A sheet when there is none.
    @usableFromInline var style = ModalStyle.sheet
    @usableFromInline var alert: AlertState?
    /// Never there together with an alert.
    @usableFromInline var dialog: DialogState?

    @inlinable
    init() {}

    @inlinable
    func presents(_ route: Route, as style: ModalStyle) -> Bool { screen == route && self.style == style }

    @inlinable
    func isSameScreen(as other: StackOverlay) -> Bool { screen == other.screen && style == other.style }

    @inlinable
    mutating func present(_ route: Route?, as style: ModalStyle) {
        screen = route
        self.style = route == nil ? .sheet : style
    }

    @inlinable
    func compactMap<NewRoute>(_ transform: (Route) -> NewRoute?) -> StackOverlay<NewRoute> {
        var result = StackOverlay<NewRoute>()
        result.present(screen.flatMap(transform), as: style)
        result.alert = alert
        result.dialog = dialog
        return result
    }
}
