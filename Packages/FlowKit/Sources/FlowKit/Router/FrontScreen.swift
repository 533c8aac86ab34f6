/// The screen that the user sees: its place and the stack that led to it. An alert or a dialog over the screen doesn't count.
///
/// Compare it before and after an `await` to find out whether the user has navigated in the meantime:
///
/// ```swift
/// let screen = router.frontScreen
/// let order = try await orders.latest()
/// if router.frontScreen == screen { router.navigate(to: .order(order.id)) }
/// ```
public struct FrontScreen: Equatable {
    private let location: AnyHashable

    init<Schema: NavigationSchema>(_ state: NavigationState<Schema>) {
        location = AnyHashable(Location<Schema>(place: state.front, flow: state[state.front]))
    }

    private struct Location<Schema: NavigationSchema>: Hashable {
        let place: NavigationState<Schema>.Place
        let flow: FlowState<Schema.Route>?
    }
}
