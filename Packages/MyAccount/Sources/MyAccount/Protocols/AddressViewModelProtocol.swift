public import FlowKit
public import Model

/// The content and actions of the form for a delivery address.
@MainActor
public protocol AddressViewModelProtocol: ObservableObject, AlertPresenting {
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
