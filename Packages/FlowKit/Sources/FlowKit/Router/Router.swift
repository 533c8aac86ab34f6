/// The observable owner of one stack of screens.
///
/// A feature's flow view model navigates with a router of its own route type. It does not know whether that router owns
/// its stack (the feature runs alone) or is a scope of a larger app's (see ``scope(embed:extract:)``).
@MainActor
public final class Router<Route: Hashable & Sendable>: ObservableObject {
    public internal(set) var state: StackState<Route>

    // Not `@Published`: in a generic class each access to such a property makes a key path, which costs more than a push.
    // Unsafe in name only: the publisher does its own locking, and it is sent to on the main actor alone.
    nonisolated(unsafe) public let objectWillChange = ObservableObjectPublisher()

    /// Where operations go and come back from as changes. A router without it owns its state.
    ///
    /// A closure and not a protocol: the app compiles it for its own routes, a requirement is compiled for all at once.
    let forward: (@MainActor (StackOperation<Route>) -> Void)?
    /// Presents and finishes where the stack is. A router without it does so itself.
    let backing: (any RouterBacking<Route>)?
    /// Keeps a scope's connection to its parent.
    let connection: AnyObject?
    /// What has changed since a forwarded operation began; nil when there is none.
    var made: RouterRecord<Route>?
    /// To be used again.
    var spareRecord: RouterRecord<Route>?
    var scopes = RouterScopes<Route>()
    /// Those who wait for what this router presents; nil when it never did, or does not own its stack.
    var results: RouterResults?

    /// A router that owns its stack.
    public init(_ state: StackState<Route> = StackState()) {
        self.state = state
        forward = nil
        backing = nil
        connection = nil
    }

    /// A router that shows a stack somewhere else, and has everything done there.
    ///
    /// - Parameter forward: Does an operation, and has the router told what comes of it.
    init(
        _ state: StackState<Route>, backing: any RouterBacking<Route>, connection: AnyObject? = nil,
        forward: @escaping @MainActor (StackOperation<Route>) -> Void
    ) {
        self.state = state
        self.forward = forward
        self.backing = backing
        self.connection = connection
    }

    /// Puts a whole state in the place of the present one.
    public func restore(_ state: StackState<Route>) {
        apply(.restore(state))
    }
}

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

    @discardableResult
    public func popToRoot() -> StackChange<Route> { apply(.popToRoot) }

    /// Puts these screens in the place of all.
    @discardableResult
    public func replace(with routes: [Route]) -> StackChange<Route> { apply(.replace(routes)) }

    /// Puts a screen in the place of the top one.
    @discardableResult
    public func replaceTop(with route: Route) -> StackChange<Route> { apply(.replaceTop(route)) }
}

extension Router {
    /// The sheet's screen. Writing nil is what a view's dismissal does.
    public var sheet: Route? {
        get { state.sheet }
        set { show(newValue, as: .sheet, insteadOf: sheet) }
    }

    /// The screen over everything. Writing nil is what a view's dismissal does.
    public var fullScreenCover: Route? {
        get { state.fullScreenCover }
        set { show(newValue, as: .fullScreenCover, insteadOf: fullScreenCover) }
    }

    /// The alert. Writing nil is what its button does.
    public var alert: AlertState? {
        get { state.alert }
        set { apply(.alert(newValue)) }
    }

    /// The dialog. Writing nil is what a view's dismissal does; ``answer(_:)`` is what its buttons do.
    public var dialog: DialogState? {
        get { state.dialog }
        set { apply(.dialog(newValue)) }
    }

    /// Shows a screen as a sheet or cover.
    @discardableResult
    public func present(_ route: Route, as style: ModalStyle = .sheet) -> StackChange<Route> {
        apply(.present(route, as: style))
    }

    /// Takes the sheet or cover away; without effect when there is none.
    @discardableResult
    public func dismiss() -> StackChange<Route> { apply(.dismiss) }

    /// The view of a sheet that a cover has replaced may report its dismissal late.
    private func show(_ route: Route?, as style: ModalStyle, insteadOf old: Route?) {
        if let route {
            present(route, as: style)
        } else if old != nil {
            dismiss()
        }
    }
}

extension Router {
    /// Removes a screen, whether it was presented or pushed.
    ///
    /// If the screen is the root of what is presented, the presentation finishes with `true`. If it is the top of the
    /// stack, it is popped. Any other screen stays.
    ///
    /// - Parameter route: The screen.
    public func leave(_ route: Route) {
        if let backing {
            backing.leave(route)
        } else if state.over.screen == route {
            finish(with: true)
        } else if currentRoutes.last == route {
            pop()
        }
    }
}
