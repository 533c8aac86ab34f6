#if Headless || !canImport(SwiftUI)
    import FlowKit
    import ScreenTesting
    import FlowTesting
    import Mocks
    import Model
    import SharedUI
    import Testing

    @testable import Orders

    @MainActor
    @Suite struct OrdersLeakTests {
        @Test func nothingIsLeftOfTheFlow() async {
            let id = Order.ID(rawValue: 1003)
            await expectNoLeaks(ofFlowThrough: [.orders(), .order(id), .ownReviews, .savedItems]) { router in
                OrdersScene(.signedIn(.emily), router: router ?? Router()).flow()
            } use: { flow, leaks in
                let orders = leaks.track(flow.makeOrdersViewModel())
                let app = ScreenDriver { NavigationStack { OrdersView(viewModel: orders) } }
                await app.settle { app.orderCount == 3 }
                leaks.track(flow.makeOrderViewModel(id))
            }
        }
    }
#endif
