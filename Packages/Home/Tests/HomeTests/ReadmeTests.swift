#if Headless || !canImport(SwiftUI)
    import Home
    import Mocks
    import Model
    import ScreenTesting
    import SharedUI
    import Testing

    @MainActor
    @Suite struct ReadmeTests {
        let productService = MockProductService()
        let categoryService = MockProductService()
        let recentsService = MockRecentsService()
        let wishlistService = MockWishlistService()
        let reachabilityService = MockReachabilityService()
        let account = MockAccount(.signedOut)
        let ordersService = MockOrdersService()
        let ownReviewService = MockOwnReviewService()
        let configurationService = MockConfigurationService()
        let noticeService = MockNoticeService()

        @Test func theCodeOfTheReadmeShowsTheShop() async {
            let app = ScreenDriver { window() }
            await app.settle { app.shows("Best rated") }
        }

        @ViewBuilder private func window() -> some View {
            let flow = HomeFlowViewModel(
                HomeDependencyContainer(
                    products: productService, categories: categoryService, recents: recentsService,
                    wishlist: wishlistService, reachability: reachabilityService, session: account,
                    orders: ordersService, ownReviews: ownReviewService, configuration: configurationService,
                    notices: noticeService)
            ) { exit in
                switch exit {
                case .search: print("open the search")
                case .product(let id): print("show product \(id)")
                case .category(let id): print("show the products of \(id)")
                case .allProducts: print("show all products")
                case .allCategories: print("show all categories")
                case .orders: print("show the orders")
                case .reviews: print("show the reviews")
                case .link(let link): print("open \(link)")
                }
            }

            HomeFlowView(viewModel: flow)
        }
    }
#endif
