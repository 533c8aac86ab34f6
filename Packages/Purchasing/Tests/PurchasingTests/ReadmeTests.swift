#if Headless || !canImport(SwiftUI)
    import FlowKit
    import Mocks
    import Model
    import Purchasing
    import ScreenTesting
    import SharedUI
    import Testing

    @MainActor
    @Suite struct ReadmeTests {
        let productService = MockProductService()
        let bagService = MockBagService()
        let ordersService = MockOrdersService()
        let sessionService = MockAccount()
        let reachabilityService = MockReachabilityService()

        @Test func theCodeOfTheReadmeShowsTheForm() async {
            let app = ScreenDriver { purchasing() }
            await app.settle { app.shows(id: "quick-order.products.field") }
        }

        @ViewBuilder private func purchasing() -> some View {
            let flow = PurchasingFlowViewModel(
                PurchasingDependencyContainer(
                    products: productService, bag: bagService, orders: ordersService, session: sessionService,
                    reachability: reachabilityService)
            ) { exit in
                switch exit {
                case .product(let id): print("show product \(id)")
                case .bag: print("show the bag")
                case .signIn: print("ask the user to sign in")
                case .shop: print("show the shop")
                }
            }

            PurchasingFlowView(viewModel: flow)
        }
    }
#endif
