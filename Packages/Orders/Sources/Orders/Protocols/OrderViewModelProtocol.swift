public import FlowKit
public import Loading
public import Model

/// The content and actions of an order's screen.
@MainActor
public protocol OrderViewModelProtocol: ObservableObject, AlertPresenting {
    var id: Order.ID { get }
    /// The order. `unauthorized` if the user is signed out.
    var state: ViewState<Order, ServiceError> { get }
    /// The reason why the content may be outdated. `nil` if the content is fresh.
    var notice: ServiceError? { get }
    /// A Boolean value that indicates whether the products of an order can be added to the bag.
    var canOrderAgain: Bool { get }
    /// A Boolean value that indicates whether the products are being added to the bag.
    var isOrderingAgain: Bool { get }
    /// A Boolean value that indicates whether the order can be canceled.
    var canCancel: Bool { get }
    /// A Boolean value that indicates whether the shop's website has a page about returns.
    var hasReturnsPage: Bool { get }

    /// Loads the content and observes the session and the connection. Runs while the screen is shown.
    func observe() async
    /// Reloads the content, and shows the current content until the response arrives.
    func refresh() async
    func retry()
    func signIn()
    func open(_ line: OrderLine)
    func openReturnsPage()
    /// Cancels the order after a confirmation.
    func cancelOrder()
    /// Adds the products to the bag, and opens it. Reports the products that can't be added instead.
    func orderAgain() async
}
