#if Headless || !canImport(SwiftUI)
    import ScreenTesting
    import FlowTesting
    import Mocks
    import Model
    import Orders
    import SharedUI
    import Testing

    @MainActor
    @Suite struct ReadmeTests {
        let account = MockAccount(.signedIn(.emily))
        let ordersService = MockOrdersService()
        let productService = MockProductService()
        let bagService = MockBagService()
        let ownReviewService = MockOwnReviewService([])
        let savedItemService = MockSavedItemService([], bag: MockBagService())
        let reachabilityService = MockReachabilityService()

        @Test func theCodeOfTheReadmeShowsTheOrders() async {
            let app = ScreenDriver { orders() }
            await app.settle { app.title == "Orders" }
        }

        @ViewBuilder private func orders() -> some View {
            let flow = OrdersFlowViewModel(
                OrdersDependencyContainer(
                    session: account, orders: ordersService,
                    orderAgain: OrderAgain(products: productService, bag: bagService),
                    ownReviews: ownReviewService, savedItems: savedItemService, reachability: reachabilityService)
            ) { exit in
                switch exit {
                case .product(let id): print("show product \(id)")
                case .shop: print("show the shop")
                case .bag: print("show the bag")
                case .signIn: print("present sign-in")
                case .page(let page): print("show the page \(page.title)")
                }
            }

            OrdersFlowView(viewModel: flow)
        }
    }
#endif
