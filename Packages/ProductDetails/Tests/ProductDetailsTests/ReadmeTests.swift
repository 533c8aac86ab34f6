#if Headless || !canImport(SwiftUI)
    import Mocks
    import Model
    import ProductDetails
    import ScreenTesting
    import SharedUI
    import Testing

    @MainActor
    @Suite struct ReadmeTests {
        let productService = MockProductService()
        let categoryService = MockProductService()
        let reviewService = MockReviewService()
        let recentsService = MockRecentsService()
        let wishlistService = MockWishlistService()
        let bagService = MockBagService()
        let reachabilityService = MockReachabilityService()
        let webURLProvider = MockWebURLProvider()

        @Test func theCodeOfTheReadmeShowsAProduct() async {
            let app = ScreenDriver { page() }
            await app.settle { app.title == "Ladder Bookshelf" }
        }

        @ViewBuilder private func page() -> some View {
            let flow = ProductDetailsFlowViewModel(
                ProductDetailsDependencyContainer(
                    products: productService, categories: categoryService, reviews: reviewService,
                    recents: recentsService, wishlist: wishlistService, bag: bagService,
                    reachability: reachabilityService, webURLs: webURLProvider)
            ) { exit in
                switch exit {
                case .product(let id): print("show product \(id)")
                case .category(let id): print("show the products of \(id)")
                case .bag: print("show the bag")
                }
            }

            ProductDetailsFlowView(root: .productDetails(Product.ID(rawValue: 12)), viewModel: flow)
        }
    }
#endif
