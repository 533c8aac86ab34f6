#if DEBUG
    import FlowKit
    import Loading
    import Model
    public import SharedUI

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
