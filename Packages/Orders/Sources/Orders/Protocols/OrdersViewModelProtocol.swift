public import FlowKit
public import Loading
public import Model

#if DEBUG
    public import SharedUI
#endif

/// The content and actions of the list of orders.
@MainActor
public protocol OrdersViewModelProtocol: ObservableObject {
    /// The orders, latest first. `unauthorized` if the user is signed out.
    var state: ViewState<[Order], ServiceError> { get }
    /// The unconfirmed orders, latest first.
    var pending: [PendingOrder] { get }
    /// The statuses of the shown orders. If it's empty, all orders are shown.
    var statuses: Set<OrderStatus> { get }
    /// The reason why the content may be outdated. `nil` if the content is fresh.
    var notice: ServiceError? { get }

    /// Loads the content and observes the session and the connection. Runs while the screen is shown.
    func observe() async
    /// Reloads the content, and shows the current content until the response arrives.
    func refresh() async
    func retry()
    func signIn()
    func open(_ order: Order)
    func startShopping()
    /// Shows or hides the orders with a status, and updates the screen's URL.
    func toggle(_ status: OrderStatus)
    /// Shows all orders, and updates the screen's URL.
    func showAll()
}

extension OrdersViewModelProtocol {
    /// Returns whether orders with a status are shown.
    func shows(_ status: OrderStatus) -> Bool { statuses.isEmpty || statuses.contains(status) }
}

#if DEBUG
    /// The list of orders with fixed content.
    final class OrdersViewModelStub: OrdersViewModelProtocol, ViewModelStub {
        @Published var state: ViewState<[Order], ServiceError> = .success(Order.samples)
        @Published var pending: [PendingOrder] = []
        @Published var statuses: Set<OrderStatus> = []
        @Published var notice: ServiceError?

        func observe() async {}
        func retry() {}
        func refresh() async {}
        func signIn() {}
        func open(_ order: Order) {}
        func startShopping() {}
        func toggle(_ status: OrderStatus) { statuses.formSymmetricDifference([status]) }
        func showAll() { statuses = [] }
    }

    extension GalleryScreen {
        public static var orders: GalleryScreen {
            GalleryScreen(
                "Orders",
                [
                    "orders": OrdersViewModelStub(),
                    "filtered": OrdersViewModelStub { $0.statuses = [.shipped] },
                    "pending": OrdersViewModelStub { $0.pending = [PendingOrder.sample].compactMap(\.self) },
                    "loading": OrdersViewModelStub { $0.state = .loading },
                    "empty": OrdersViewModelStub { $0.state = .success([]) },
                    "signed out": OrdersViewModelStub { $0.state = .error(.unauthorized) },
                    "offline": OrdersViewModelStub { $0.notice = .offline },
                    "error": OrdersViewModelStub { $0.state = .error(.offline) },
                ]
            ) { OrdersView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.orders.preview }
    #endif
#endif
