#if Headless || !canImport(SwiftUI)
    import Mocks
    import Model
    import ProductListing
    import ScreenTesting
    import SharedUI
    import Testing

    @MainActor
    @Suite struct ReadmeTests {
        let productService = MockProductService()
        let categoryService = MockProductService()
        let wishlistService = MockWishlistService()
        let listingStyleService = MockSettingService(ListingStyle.grid)
        let reachabilityService = MockReachabilityService()

        @Test func theCodeOfTheReadmeShowsTheProducts() async {
            let app = ScreenDriver { shop() }
            await app.settle { app.shows("Iris Noir Extrait") && !app.shows("Salad Spinner") }
        }

        @ViewBuilder private func shop() -> some View {
            let flow = ProductListingFlowViewModel(
                ProductListingDependencyContainer(
                    products: productService, categories: categoryService, wishlist: wishlistService,
                    listingStyle: listingStyleService, reachability: reachabilityService),
                rootQuery: ProductQuery(sort: .ratingDescending)
            ) { exit in
                switch exit {
                case .product(let id): print("show product \(id)")
                case .results(let query): print("show \(query) below the filters")
                }
            }

            ProductListingFlowView(viewModel: flow)
        }
    }
#endif
