public import FlowKit
public import Loading
public import Model

#if DEBUG
    public import SharedUI
#endif

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

#if DEBUG
    /// The delivery addresses with fixed content.
    final class AddressesViewModelStub: AddressesViewModelProtocol, ViewModelStub {
        @Published var state: ViewState<[DeliveryAddress], ServiceError> = .success([.sample, .other])
        @Published var notice: ServiceError?

        func observe() async {}
        func retry() {}
        func signIn() {}
        func add() {}
        func edit(_ address: DeliveryAddress) {}
    }

    extension DeliveryAddress {
        fileprivate static var other: DeliveryAddress {
            DeliveryAddress(
                name: "Katarzyna Nowak-Wiśniewska", street: "Rue du Faubourg-Saint-Honoré 112", postalCode: "75008",
                city: "Paris", country: "FR")
        }
    }

    extension GalleryScreen {
        public static var addresses: GalleryScreen {
            GalleryScreen(
                "Addresses",
                [
                    "addresses": AddressesViewModelStub(),
                    "loading": AddressesViewModelStub { $0.state = .loading },
                    "empty": AddressesViewModelStub { $0.state = .success([]) },
                    "signed out": AddressesViewModelStub { $0.state = .error(.unauthorized) },
                    "error": AddressesViewModelStub { $0.state = .error(.storage("unreadable")) },
                ]
            ) { AddressesView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.addresses.preview }
    #endif
#endif
