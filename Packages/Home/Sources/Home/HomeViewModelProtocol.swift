public import FlowKit
public import Loading
public import Model

#if DEBUG
    public import SharedUI
#endif

/// The content and actions of the home screen.
@MainActor
public protocol HomeViewModelProtocol: ObservableObject, AlertPresenting {
    var state: ViewState<HomeContent, ServiceError> { get }
    /// The reason why the content may be outdated. `nil` if the content is fresh.
    var notice: ServiceError? { get }
    /// The sections to show, in order. A section without content isn't shown.
    var sections: [HomeSection] { get }
    /// The first name of the signed-in user, or another name if they have none. `nil` if the user is signed out.
    var userName: String? { get }
    /// The number of the user's orders that aren't delivered, including those that aren't sent.
    var orderCount: Int { get }
    /// The number of the user's reviews. 0 until it is known.
    var reviewCount: Int { get }
    /// The shop's messages that the user hasn't dismissed or opened.
    var messages: [InAppMessage] { get }
    /// The recently viewed products, latest first.
    var recentlyViewed: [ProductSummary] { get }
    /// The identifiers of the products on the wishlist.
    var wishlist: Set<Product.ID> { get }

    /// Loads the content and observes the services that it depends on. Runs while the screen is shown.
    func observe() async
    /// Retries the last failed load.
    func retry()
    /// Reloads the content, and shows the current content until the response arrives.
    func refresh() async
    /// Adds a product to the wishlist, or removes it. The change shows immediately and is stored in the background.
    func toggleWishlist(_ product: ProductSummary)
    func open(_ product: ProductSummary)
    func open(_ category: ProductCategory)
    func openSearch()
    func openAllProducts()
    func openAllCategories()
    func openOrders()
    func openReviews()
    /// Opens the link of a message, and dismisses the message.
    func open(_ message: InAppMessage)
    /// Dismisses a message. It isn't shown again.
    func dismiss(_ message: InAppMessage)
}

#if DEBUG
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
