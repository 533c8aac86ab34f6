public import FlowKit
public import Loading
public import Model

#if DEBUG
    public import SharedUI
#endif

/// The content and actions of an order's screen.
@MainActor
public protocol OrderViewModelProtocol: ObservableObject, AlertPresenting {
    var id: Order.ID { get }
    /// The order. `unauthorized` if the user is signed out.
    var state: ViewState<Order, ServiceError> { get }
    /// The reason why the content may be outdated. `nil` if the content is fresh.
    var notice: ServiceError? { get }
    /// A Boolean value that indicates whether the products of an order can be added to the bag.
    var canOrderAgain: Bool { get }
    /// A Boolean value that indicates whether the products are being added to the bag.
    var isOrderingAgain: Bool { get }
    /// A Boolean value that indicates whether the order can be canceled.
    var canCancel: Bool { get }
    /// A Boolean value that indicates whether the shop's website has a page about returns.
    var hasReturnsPage: Bool { get }

    /// Loads the content and observes the session and the connection. Runs while the screen is shown.
    func observe() async
    /// Reloads the content, and shows the current content until the response arrives.
    func refresh() async
    func retry()
    func signIn()
    func open(_ line: OrderLine)
    func openReturnsPage()
    /// Cancels the order after a confirmation.
    func cancelOrder()
    /// Adds the products to the bag, and opens it. Reports the products that can't be added instead.
    func orderAgain() async
}

#if DEBUG
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
