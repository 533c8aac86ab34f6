/// Where a flow is: the screens above its root, and what is presented over them.
///
/// A value that can be compared, stored and sent. Nothing here traps: an operation that has nothing to do changes
/// nothing and says so.
public struct StackState<Route: Hashable & Sendable>: Hashable, Sendable {
    @usableFromInline var _routes: [Route]
    @usableFromInline var over: StackOverlay<Route>

    /// One screen is presented at a time, and one question asked: a sheet goes before a cover, an alert before a dialog.
    @inlinable
    public init(
        routes: [Route] = [], sheet: Route? = nil, alert: AlertState? = nil, fullScreenCover: Route? = nil,
        dialog: DialogState? = nil
    ) {
        _routes = routes
        over = StackOverlay()
        over.screen = sheet ?? fullScreenCover
        over.style = sheet == nil && fullScreenCover != nil ? .fullScreenCover : .sheet
        over.alert = alert
        over.dialog = alert == nil ? dialog : nil
    }

    @inlinable
    init(routes: [Route], over: StackOverlay<Route>) {
        _routes = routes
        self.over = over
    }

    /// The screens above the root, the visible one last.
    @inlinable
    public var routes: [Route] { _routes }

    /// The screen presented as a sheet.
    @inlinable
    public var sheet: Route? { over.style == .sheet ? over.screen : nil }

    /// The screen presented over everything.
    @inlinable
    public var fullScreenCover: Route? { over.style == .fullScreenCover ? over.screen : nil }

    /// A message over the screen.
    @inlinable
    public var alert: AlertState? { over.alert }

    /// A question over the screen.
    @inlinable
    public var dialog: DialogState? { over.dialog }
}

extension StackState {
    /// What of this state can be said in another route type. Routes that can't be are left out.
    @inlinable
    public func compactMap<NewRoute>(_ transform: (Route) -> NewRoute?) -> StackState<NewRoute> {
        StackState<NewRoute>(routes: _routes.compactMap(transform), over: over.compactMap(transform))
    }
}
