#if DEBUG
    import FlowKit
    import Loading
    import Model
    public import SharedUI

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
