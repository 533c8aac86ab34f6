public import FlowKit
public import Model

/// What the list of orders shows and what can be done there.
@MainActor
public protocol OrdersViewModelProtocol: ObservableObject {
    /// The orders, the latest first; `unauthorised` when nobody is signed in.
    var state: ViewState<[Order], ServiceError> { get }
    /// The orders that the shop has not confirmed yet, the latest first.
    var pending: [PendingOrder] { get }
    /// Why what is shown may be out of date; nil when it is fresh.
    var notice: ServiceError? { get }

    /// Loads, and follows the session and the connection, for as long as the screen is shown.
    func observe() async
    /// Asks anew and keeps what is shown until it is there.
    func refresh() async
    func retry()
    func signIn() async
    func open(_ order: Order)
    func startShopping()
}
