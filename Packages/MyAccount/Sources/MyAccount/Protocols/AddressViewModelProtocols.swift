public import FlowKit
public import Model

/// The content and actions of the user's delivery addresses.
@MainActor
public protocol AddressesViewModelProtocol: ObservableObject {
    /// The addresses, the default one first.
    var state: ViewState<[DeliveryAddress], ServiceError> { get }
    /// The number of the current attempt to observe the addresses. Each ``retry()`` increments it.
    var attempt: Int { get }

    /// Observes the addresses and the session. Runs while the screen is shown.
    func observe() async
    func retry()
    func signIn() async
    /// Presents the form for a new address.
    func add()
    /// Presents the form for an address.
    ///
    /// - Parameter number: The number of the address in the list, counted from 1.
    func edit(_ number: Int)
}

/// The content and actions of the form for a delivery address.
@MainActor
public protocol AddressViewModelProtocol: ObservableObject {
    var state: AddressFormState { get }
    var input: DeliveryAddress { get set }
    /// A Boolean value that indicates whether checkout suggests the address.
    var isDefault: Bool { get set }
    /// The problems of the fields, after the first attempt to save.
    var problems: [DeliveryAddress.Field: AddressProblem] { get }
    /// The number of attempts to save an address that has problems. Each moves the focus to the first of them.
    var rejections: Int { get }
    /// A Boolean value that indicates whether there are unsaved changes.
    var hasChanges: Bool { get }
    /// A Boolean value that indicates whether the form has a stored address.
    var isStored: Bool { get }
    var alert: AlertState? { get set }

    func load() async
    /// Saves the address and closes the form. If a field has a problem, shows it instead.
    func save() async
    /// Deletes the stored address and closes the form, after asking for confirmation.
    func delete()
    /// Closes the form, after asking for confirmation if there are unsaved changes.
    func cancel()
}

/// The content of the form for a delivery address.
public enum AddressFormState: Hashable, Sendable {
    case loading
    case form
    /// The stored address doesn't exist, or can't be read.
    case failed(ServiceError)
}
