public import FlowKit
public import Model

/// The content and actions of the list of orders.
@MainActor
public protocol OrdersViewModelProtocol: ObservableObject {
    /// The orders, latest first. `unauthorized` if the user is signed out.
    var state: ViewState<[Order], ServiceError> { get }
    /// The unconfirmed orders, latest first.
    var pending: [PendingOrder] { get }
    /// The reason why the content may be outdated. `nil` if the content is fresh.
    var notice: ServiceError? { get }

    /// Loads the content and observes the session and the connection. Runs while the screen is shown.
    func observe() async
    /// Reloads the content, and shows the current content until the response arrives.
    func refresh() async
    func retry()
    func signIn() async
    func open(_ order: Order)
    func startShopping()
}
