#if DEBUG
    import FlowKit
    import Loading
    import Model
    public import SharedUI

    /// The home screen with fixed content.
    final class HomeViewModelStub: HomeViewModelProtocol, ViewModelStub {
        @Published var state: ViewState<HomeContent, ServiceError> = .success(
            HomeContent(categories: .samples, offers: [ProductSummary.samples[1]], best: ProductSummary.samples))
        @Published var notice: ServiceError?
        @Published var userName: String?
        @Published var orderCount = 0
        @Published var reviewCount = 0
        @Published var messages: [InAppMessage] = []
        @Published var sections = HomeSection.allCases
        @Published var recentlyViewed: [ProductSummary] = []
        @Published var wishlist: Set<Product.ID> = []
        @Published var alert: AlertState?

        func observe() async {}
        func retry() {}
        func refresh() async {}
        func toggleWishlist(_ product: ProductSummary) { wishlist.formSymmetricDifference([product.id]) }
        func open(_ product: ProductSummary) {}
        func open(_ category: ProductCategory) {}
        func openSearch() {}
        func openAllProducts() {}
        func openAllCategories() {}
        func openOrders() {}
        func openReviews() {}
        func open(_ message: InAppMessage) { dismiss(message) }
        func dismiss(_ message: InAppMessage) { messages.removeAll { $0.id == message.id } }
    }

    extension GalleryScreen {
        public static var home: GalleryScreen {
            GalleryScreen(
                "Home",
                [
                    "signed out": HomeViewModelStub(),
                    "signed in": HomeViewModelStub {
                        $0.userName = "Emily"
                        $0.orderCount = 2
                        $0.reviewCount = 3
                        $0.recentlyViewed = ProductSummary.samples.reversed()
                        $0.wishlist = [ProductSummary.samples[0].id]
                    },
                    "messages": HomeViewModelStub {
                        $0.messages = [
                            InAppMessage(
                                id: InAppMessage.ID(rawValue: "sale"), style: .card, title: "Lamps on sale",
                                text: "Until Sunday, lamps of all brands cost a fifth less.", link: "/products/1"),
                            InAppMessage(
                                id: InAppMessage.ID(rawValue: "hours"), style: .card, title: "We open at nine"),
                        ]
                    },
                    "other sections": HomeViewModelStub { $0.sections = [.categories, .offer] },
                    "loading": HomeViewModelStub { $0.state = .loading },
                    "empty": HomeViewModelStub {
                        $0.state = .success(HomeContent(categories: [], offers: [], best: []))
                    },
                    "offline": HomeViewModelStub { $0.notice = .offline },
                    "error": HomeViewModelStub { $0.state = .error(.offline) },
                    "alert": HomeViewModelStub { $0.alert = AlertState(.offline) },
                ]
            ) { HomeView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.home.preview }
    #endif
#endif
