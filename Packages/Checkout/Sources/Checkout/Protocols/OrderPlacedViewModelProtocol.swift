public import FlowKit
public import Model

#if DEBUG
    public import SharedUI
#endif

/// The content and actions of the screen after an order was placed.
@MainActor
public protocol OrderPlacedViewModelProtocol: ObservableObject {
    /// The order. `nil` until it is loaded.
    var order: PlacedOrder? { get }
    /// A Boolean value that indicates whether the screen offers notifications: the user hasn't been asked before.
    var offersNotifications: Bool { get }

    /// Observes the order. Runs while the screen is shown.
    func observe() async
    /// Ends the flow with the order, and opens it.
    func openOrder()
    /// Ends the flow with the order, and opens the shop if no other screen is behind.
    func continueShopping()
    /// Ends the flow with the order.
    func close()
    /// Asks the user for the permission to show notifications.
    func allowNotifications()
}

#if DEBUG
    /// The screen after an order with fixed content.
    final class OrderPlacedViewModelStub: OrderPlacedViewModelProtocol, ViewModelStub {
        @Published var order: PlacedOrder? = .confirmed(Order.samples[0])
        @Published var offersNotifications = false

        func observe() async {}
        func openOrder() {}
        func continueShopping() {}
        func close() {}
        func allowNotifications() { offersNotifications = false }
    }

    extension GalleryScreen {
        public static var orderPlaced: GalleryScreen {
            GalleryScreen(
                "OrderPlaced",
                [
                    "confirmed": OrderPlacedViewModelStub(),
                    "pending": OrderPlacedViewModelStub { $0.order = PendingOrder.sample.map(PlacedOrder.pending) },
                    "offering notifications": OrderPlacedViewModelStub { $0.offersNotifications = true },
                    "unknown": OrderPlacedViewModelStub { $0.order = .unknown },
                    "loading": OrderPlacedViewModelStub { $0.order = nil },
                ]
            ) { OrderPlacedView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.orderPlaced.preview }
    #endif
#endif
