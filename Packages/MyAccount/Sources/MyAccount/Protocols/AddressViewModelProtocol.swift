public import FlowKit
public import Model

#if DEBUG
    import Loading
    public import SharedUI
#endif

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

#if DEBUG
    /// The form for a delivery address with fixed content.
    final class AddressViewModelStub: AddressViewModelProtocol, ViewModelStub {
        @Published var state = AddressFormState.form
        @Published var input = DeliveryAddress.sample
        @Published var isDefault = true
        @Published var problems: [DeliveryAddress.Field: AddressProblem] = [:]
        @Published var rejections = 0
        @Published var hasChanges = false
        @Published var isStored = true
        @Published var alert: AlertState?

        func load() async {}
        func save() async {}
        func delete() {}
        func cancel() {}
    }

    extension GalleryScreen {
        public static var address: GalleryScreen {
            GalleryScreen(
                "Address",
                [
                    "stored": AddressViewModelStub(),
                    "new": AddressViewModelStub {
                        $0.input = DeliveryAddress()
                        $0.isDefault = false
                        $0.isStored = false
                    },
                    "problems": AddressViewModelStub {
                        $0.input = DeliveryAddress(name: "Emily Johnson", postalCode: "1", country: "DE")
                        $0.problems = $0.input.problems
                    },
                    "loading": AddressViewModelStub { $0.state = .loading },
                    "not found": AddressViewModelStub { $0.state = .failed(.notFound("address 3")) },
                    "alert": AddressViewModelStub { $0.alert = AlertState(.storage("full")) },
                ]
            ) { AddressView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.address.preview }
    #endif
#endif
