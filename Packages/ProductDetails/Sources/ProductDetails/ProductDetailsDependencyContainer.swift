import FlowKit
import Loading
public import Model

/// The dependencies of the product page's view model.
public struct ProductDetailsDependencyContainer: Sendable {
    let products: any ProductService
    let categories: any CategoryService
    let reviews: any ReviewService
    let recents: any RecentsService
    let wishlist: any WishlistService
    let bag: any BagService
    let reachability: any ReachabilityService
    let webURLs: any WebURLProvider
    let analytics: any AnalyticsTracker
    let clock: any Clock<Duration>
    let changes: any ProductChangesService

    public init(
        products: any ProductService, categories: any CategoryService, reviews: any ReviewService,
        recents: any RecentsService, wishlist: any WishlistService, bag: any BagService,
        reachability: any ReachabilityService,
        webURLs: any WebURLProvider, analytics: any AnalyticsTracker = NoAnalytics(),
        clock: any Clock<Duration> = ContinuousClock(),
        changes: any ProductChangesService = NoProductChanges()
    ) {
        self.products = products
        self.categories = categories
        self.reviews = reviews
        self.recents = recents
        self.wishlist = wishlist
        self.bag = bag
        self.reachability = reachability
        self.webURLs = webURLs
        self.analytics = analytics
        self.clock = clock
        self.changes = changes
    }

    var addToBag: AddToBag { AddToBag(bag, analytics: analytics) }
}

// MARK: - Preparing screens

extension ProductDetailsDependencyContainer {
    /// Loads what the page of a product shows: the product, related products and the first reviews. They are stored, so that
    /// the page opens without a connection.
    public func prepareProduct(_ id: Product.ID) async throws(ServiceError) {
        guard let product = try await products.product(id, .networkOnly) else { return }
        _ = try await products.surroundings(of: product.summary, categories: categories, .networkOnly)
        try await prepareReviews(of: id)
    }

    /// Loads the reviews that the page of a product and the list of its reviews show first. They are stored.
    public func prepareReviews(of id: Product.ID) async throws(ServiceError) {
        for limit in [ProductDetailsViewModel.shownReviews, ListedReview.pageSize] {
            _ = try await reviews.reviews(of: id, .networkOnly, after: 0, limit: limit)
        }
    }
}
