#if Headless || !canImport(SwiftUI)
    import FlowKit
    import FlowTesting
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @testable import Purchasing

    /// What purchasing made goes with it.
    @MainActor
    @Suite struct PurchasingLeakTests {
        @Test func nothingIsLeftOfTheScreens() async {
            await expectNoLeaks(ofFlowThrough: [PurchasingRoute.quickOrder, .buyAgain]) { router in
                PurchasingScene().flow(router: router)
            } use: { flow, leaks in
                let app = ScreenDriver { PurchasingFlowView(viewModel: flow) }
                app.type("8", into: "Products")
                app.tap("Check products")
                await app.settle { app.shows(id: "quick-order.product-8.row") }
                flow.router.push(.buyAgain)
                await app.settle { app.shows(id: "buy-again.product-8.row") }
                app.goBack()
                #expect(flow.router.path.isEmpty)
            }
        }
    }
#endif
