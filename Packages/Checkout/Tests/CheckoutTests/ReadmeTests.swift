#if Headless || !canImport(SwiftUI)
    import Checkout
    import FlowKit
    import FlowTesting
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @MainActor
    @Suite struct ReadmeTests {
        let bagService = MockBagService(Bag(lines: [BagLine(product: .fixture(id: 8), quantity: 1)]))
        let voucherService = MockSettingService(Voucher?.none)
        let addressService = MockDeliveryAddressService([.berlin])
        let paymentService = MockPaymentService()
        let ordersService = MockOrdersService()

        @Test func theCodeOfTheReadmeShowsTheCheckout() async {
            let app = ScreenDriver { checkout() }
            await app.settle { app.shows("Emily Johnson Lindenweg 4 10115 Berlin Germany") }
        }

        @ViewBuilder private func checkout() -> some View {
            let flow = CheckoutFlowViewModel(
                CheckoutDependencyContainer(
                    bag: bagService, voucher: voucherService, addresses: addressService,
                    payments: paymentService, orders: ordersService)
            ) { exit in
                switch exit {
                case .close: print("close the checkout")
                case .order(let id): print("show order \(id)")
                case .orders: print("show the orders")
                case .shop: print("show the shop")
                case .page(let page): print("show the page \(page.title)")
                }
            }

            CheckoutFlowView(viewModel: flow)
        }

        @Test func theCodeOfTheReadmeAwaitsTheOrder() async {
            let router = Router<CheckoutRoute>()
            async let placed: Void = present(router)
            await settle(router) { router.sheet == .checkout }
            router.finish(.checkout, with: .confirmed(.fixture(id: 2001)))
            await placed
        }

        private func present(_ router: Router<CheckoutRoute>) async {
            if let order = await router.result(of: .checkout) {
                print("placed \(order)")
            }
        }
    }
#endif
