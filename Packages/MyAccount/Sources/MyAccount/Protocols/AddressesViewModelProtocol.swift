public import FlowKit
public import Loading
public import Model

/// The content and actions of the user's delivery addresses.
@MainActor
public protocol AddressesViewModelProtocol: ObservableObject {
    /// The addresses, the default one first.
    var state: ViewState<[DeliveryAddress], ServiceError> { get }
    /// The reason why the addresses may be outdated. `nil` if they are fresh.
    var notice: ServiceError? { get }

    /// Observes the addresses and the session. Runs while the screen is shown.
    func observe() async
    func retry()
    func signIn()
    /// Presents the form for a new address.
    func add()
    /// Presents the form for an address.
    func edit(_ address: DeliveryAddress)
}
