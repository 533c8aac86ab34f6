#if Headless || !canImport(SwiftUI)
    import Bag
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @MainActor
    @Suite struct ReadmeTests {
        let bagService = MockBagService()
        let ordersService = MockOrdersService([])
        let savedItemService = MockSavedItemService(bag: MockBagService())
        let voucherService = MockSettingService(Voucher?.none)

        @Test func theCodeOfTheReadmeShowsTheBag() async {
            let app = ScreenDriver { bag() }
            await app.settle { app.shows("Your bag is empty") }
        }

        @ViewBuilder private func bag() -> some View {
            let flow = BagFlowViewModel(
                BagDependencyContainer(
                    bag: bagService, orders: ordersService, savedItems: savedItemService, voucher: voucherService)
            ) { exit in
                switch exit {
                case .product(let id): print("show product \(id)")
                case .shop: print("show the shop")
                case .checkout: print("show the checkout")
                case .orders: print("show the orders")
                case .savedItems: print("show the saved items")
                }
            }

            BagFlowView(viewModel: flow)
        }
    }
#endif
