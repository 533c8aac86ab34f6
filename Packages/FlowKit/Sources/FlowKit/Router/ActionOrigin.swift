/// The screen on which the user starts an action. It decides where the user learns the action's outcome.
///
/// Create it before the first `await`:
///
/// ```swift
/// let origin = ActionOrigin(router)
/// let order = try await orders.latest()
/// if origin.isInFront { router.navigate(to: .order(order.id)) }
/// ```
///
/// It retains the router, so that an alert can be presented after the flow of the screen is released.
@MainActor
public struct ActionOrigin {
    /// The place of the screen and the stack that led to it. An alert or a dialog over the screen doesn't count.
    private let screen: AnyHashable?
    private let front: @MainActor () -> AnyHashable?
    private let alert: @MainActor (AlertState) -> Void

    /// - Parameter router: The router of the screen. Without one, the screen counts as being in front.
    public init<Route: Hashable & Sendable>(_ router: Router<Route>?) {
        screen = router?.frontScreen
        front = { router?.frontScreen }
        alert = { router?.alert = $0 }
    }

    /// A Boolean value that indicates whether the user still sees the screen.
    public var isInFront: Bool { front() == screen }

    /// Presents an alert over the screen that the user sees.
    public func present(_ alert: AlertState) { self.alert(alert) }
}
