public import FlowKit
public import Loading
public import Model

/// The content and actions of the screen with the products of earlier orders.
@MainActor
public protocol BuyAgainViewModelProtocol: ObservableObject, AlertPresenting {
    /// The products, those in the most orders first. `unauthorized` if the user is signed out.
    var state: ViewState<[RegularProduct], ServiceError> { get }
    /// The reason why the products may be outdated. `nil` if they are fresh.
    var notice: ServiceError? { get }

    /// Loads the products and observes the session. Runs while the screen is shown.
    func observe() async
    func refresh() async
    func retry()
    func open(_ product: RegularProduct)
    /// Adds the quantity of the latest order to the bag.
    func add(_ product: RegularProduct) async
    func signIn()
    func startShopping()
}
