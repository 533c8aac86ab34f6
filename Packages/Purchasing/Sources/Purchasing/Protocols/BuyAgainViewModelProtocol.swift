public import FlowKit
public import Loading
public import Model

#if DEBUG
    public import SharedUI
#endif

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

#if DEBUG
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
