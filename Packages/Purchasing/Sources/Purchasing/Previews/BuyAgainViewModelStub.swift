#if DEBUG
    import FlowKit
    import Loading
    import Model
    public import SharedUI

    /// The products of earlier orders with fixed content.
    final class BuyAgainViewModelStub: BuyAgainViewModelProtocol, ViewModelStub {
        @Published var state: ViewState<[RegularProduct], ServiceError> = .success([RegularProduct](Order.samples))
        @Published var notice: ServiceError?
        @Published var alert: AlertState?

        func observe() async {}
        func retry() {}
        func refresh() async {}
        func open(_ product: RegularProduct) {}
        func add(_ product: RegularProduct) async {}
        func signIn() {}
        func startShopping() {}
    }

    extension GalleryScreen {
        public static var buyAgain: GalleryScreen {
            GalleryScreen(
                "BuyAgain",
                [
                    "products": BuyAgainViewModelStub(),
                    "loading": BuyAgainViewModelStub { $0.state = .loading },
                    "empty": BuyAgainViewModelStub { $0.state = .success([]) },
                    "signed out": BuyAgainViewModelStub { $0.state = .error(.unauthorized) },
                    "offline": BuyAgainViewModelStub { $0.notice = .offline },
                    "error": BuyAgainViewModelStub { $0.state = .error(.offline) },
                    "alert": BuyAgainViewModelStub { $0.alert = AlertState(.offline) },
                ]
            ) { BuyAgainView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.buyAgain.preview }
    #endif
#endif
