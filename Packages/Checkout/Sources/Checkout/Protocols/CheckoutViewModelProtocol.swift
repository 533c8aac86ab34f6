public import FlowKit
public import Loading
public import Model

/// The content and actions of the address screen, with which the checkout begins.
@MainActor
public protocol CheckoutViewModelProtocol: ObservableObject {
    var checkout: CheckoutSession { get }
    /// The stored addresses, the last used one first.
    var saved: ViewState<[DeliveryAddress], ServiceError> { get }
    /// The number of the current attempt to load the addresses. Each ``retry()`` increments it.
    var attempt: Int { get }
    /// The chosen address. `nil` if the user enters a new one.
    var chosen: DeliveryAddress? { get }
    /// The new address.
    var input: DeliveryAddress { get set }
    /// The problems of the new address, from the first attempt to continue on.
    var problems: [DeliveryAddress.Field: AddressProblem] { get }
    /// The number of attempts to continue with an address that has problems. Each moves the focus to the first of them.
    var rejections: Int { get }

    /// Loads the stored addresses.
    func load() async
    /// Retries loading after a failure.
    func retry()
    /// Chooses a stored address, or `nil` for a new one.
    func choose(_ address: DeliveryAddress?)
    /// Stores the address and continues. Shows the problems instead if there are any.
    func proceed() async
}
