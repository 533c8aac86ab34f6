#if DEBUG
    import FlowKit
    import Loading
    import Model
    public import SharedUI

    /// An order with fixed content.
    final class OrderViewModelStub: OrderViewModelProtocol, ViewModelStub {
        var id: Order.ID { state.value?.id ?? Order.ID(rawValue: 1001) }
        @Published var state: ViewState<Order, ServiceError> = .success(Order.samples[0])
        @Published var notice: ServiceError?
        @Published var canOrderAgain = true
        @Published var isOrderingAgain = false
        var canCancel: Bool { state.value?.canBeCanceled == true }
        let hasReturnsPage = true
        @Published var alert: AlertState?

        func observe() async {}
        func retry() {}
        func refresh() async {}
        func signIn() {}
        func open(_ line: OrderLine) {}
        func openReturnsPage() {}
        func cancelOrder() {}
        func orderAgain() async {}
    }

    extension GalleryScreen {
        public static var order: GalleryScreen {
            GalleryScreen(
                "Order",
                [
                    "placed, with delivery": OrderViewModelStub(),
                    "delivered": OrderViewModelStub { $0.state = .success(Order.samples[2]) },
                    "canceled": OrderViewModelStub { $0.state = .success(Order.samples[3]) },
                    "ordering again": OrderViewModelStub { $0.isOrderingAgain = true },
                    "loading": OrderViewModelStub { $0.state = .loading },
                    "signed out": OrderViewModelStub { $0.state = .error(.unauthorized) },
                    "offline": OrderViewModelStub { $0.notice = .offline },
                    "not found": OrderViewModelStub { $0.state = .error(.notFound("order 1001")) },
                    "alert": OrderViewModelStub { $0.alert = AlertState(.offline) },
                ]
            ) { OrderView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.order.preview }
    #endif
#endif
