#if Headless || !canImport(SwiftUI)
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing
    import Wishlist

    @MainActor
    @Suite struct ReadmeTests {
        let wishlistService = MockWishlistService([Product.ID(rawValue: 1)])

        @Test func theCodeOfTheReadmeShowsTheWishlist() async {
            let app = ScreenDriver { wishlist() }
            await app.settle { app.shows("Cedar Morning Eau de Toilette") }
        }

        @ViewBuilder private func wishlist() -> some View {
            let flow = WishlistFlowViewModel(WishlistDependencyContainer(wishlist: wishlistService)) { exit in
                switch exit {
                case .product(let id): print("show product \(id)")
                case .shop: print("leave the wishlist")
                }
            }

            WishlistFlowView(viewModel: flow)
        }
    }
#endif
