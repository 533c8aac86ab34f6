#if DEBUG
    import FlowKit
    import Loading
    import Model
    public import SharedUI

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
