#if DEBUG
    import FlowKit
    import Model
    public import SharedUI

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
