public import FlowKit
public import Loading
public import Model

#if DEBUG
    public import SharedUI
#endif

/// The content and actions of the listing's screen.
@MainActor
public protocol ProductListingViewModelProtocol: ObservableObject, AlertPresenting {
    /// The products. Results of a search have highlighted titles.
    var state: PaginatedViewState<[SearchHit], ServiceError> { get }
    /// The reason why the content may be outdated. `nil` if the content is fresh.
    var notice: ServiceError? { get }
    var hasNextPage: Bool { get }
    var query: ProductQuery { get }
    /// The query of the shown products: ``query``, with the text in the search field if the device is searched while the
    /// user types.
    var shown: ProductQuery { get }
    /// The text in the search field. It becomes part of the query when the user submits or clears it.
    var searchText: String { get set }
    /// The text whose results are shown, because the user's text has none. `nil` if the user's text is searched.
    var correction: String? { get }
    /// All categories, sorted by name. Empty until they are known.
    var categories: [ProductCategory] { get }
    var style: ListingStyle { get }
    /// The identifiers of the products on the wishlist.
    var wishlist: Set<Product.ID> { get }

    /// Loads the content and observes the services that it depends on. Runs while the screen is shown.
    func observe() async
    /// Shows the results of another query, replacing the current content and the pending request.
    func show(_ query: ProductQuery)
    func submitSearch()
    /// Presents the filters.
    func openFilters()
    func loadNextPage()
    /// Retries the last failed load: the first or the next page.
    func retry()
    /// Reloads the first page, and shows the current content until the response arrives.
    func refresh() async
    func setStyle(_ style: ListingStyle) async
    /// Adds a product to the wishlist, or removes it. The change shows immediately and is stored in the background.
    func toggleWishlist(_ product: ProductSummary)
    func open(_ product: ProductSummary)
}

extension ProductListingViewModelProtocol {
    public func sort(by sort: ProductSort) {
        var query = query
        query.sort = sort
        show(query)
    }

    /// - Parameter category: The category, or `nil` for all.
    public func choose(_ category: ProductCategory.ID?) {
        var query = query
        query.category = category
        show(query)
    }

    /// The query of the shown products, with the corrected search text.
    var corrected: ProductQuery { correction.map(shown.with(text:)) ?? shown }

    /// Searches for the user's text instead of the corrected one: in quotation marks, it isn't corrected.
    public func searchExactly() {
        if let text = shown.searchText { show(shown.with(text: "\"\(text)\"")) }
    }

    /// Changes the filters. This submits the text in the search field, or the corrected one.
    public func filter(by filters: ProductFilters) {
        var query = corrected
        query.filters = filters
        show(query)
    }

    /// Performs the action of an empty list: clears the filters, searches the whole shop, or else removes the search text or
    /// the category.
    func widen() {
        if !shown.filters.isEmpty { return filter(by: ProductFilters()) }
        if shown != query { return submitSearch() }
        show(ProductQuery(category: query.searchText == nil ? nil : query.category, sort: query.sort))
    }
}

#if DEBUG
    /// A list of products with fixed content.
    final class ProductListingViewModelStub: ProductListingViewModelProtocol, ViewModelStub {
        @Published var state: PaginatedViewState<[SearchHit], ServiceError> = .success(.samples)
        @Published var notice: ServiceError?
        @Published var hasNextPage = false
        @Published var query = ProductQuery()
        var shown: ProductQuery { query }
        @Published var searchText = ""
        @Published var correction: String?
        @Published var categories: [ProductCategory] = .samples
        @Published var style = ListingStyle.grid
        @Published var wishlist: Set<Product.ID> = [ProductSummary.samples[0].id]
        @Published var alert: AlertState?

        func observe() async {}
        func show(_ query: ProductQuery) { self.query = query }
        func submitSearch() {}
        func openFilters() {}
        func loadNextPage() {}
        func retry() {}
        func refresh() async {}
        func setStyle(_ style: ListingStyle) async { self.style = style }
        func toggleWishlist(_ product: ProductSummary) { wishlist.formSymmetricDifference([product.id]) }
        func open(_ product: ProductSummary) {}
    }

    extension [SearchHit] {
        static var samples: [SearchHit] {
            ProductSummary.samples.map { SearchHit(product: $0, title: HighlightedText($0.title)) }
        }
    }

    extension GalleryScreen {
        public static var productListing: GalleryScreen {
            GalleryScreen(
                "ProductListing",
                [
                    "grid": ProductListingViewModelStub(),
                    "list": ProductListingViewModelStub { $0.style = .list },
                    "filtered": ProductListingViewModelStub {
                        $0.query = ProductQuery(
                            sort: .priceAscending, filters: ProductFilters(brands: ["Halo"], rating: MinimumRating(4)))
                    },
                    "search results": ProductListingViewModelStub {
                        $0.query = ProductQuery(text: "vase")
                        $0.searchText = "vase"
                        $0.style = .list
                    },
                    "corrected search": ProductListingViewModelStub {
                        $0.query = ProductQuery(text: "vaes")
                        $0.searchText = "vaes"
                        $0.correction = "vase"
                    },
                    "loading": ProductListingViewModelStub { $0.state = .loadingFirstPage },
                    "loading the next page": ProductListingViewModelStub { $0.state = .loadingNextPage(.samples) },
                    "next page failed": ProductListingViewModelStub { $0.state = .nextPageError(.samples, .offline) },
                    "empty": ProductListingViewModelStub { $0.state = .success([]) },
                    "nothing found": ProductListingViewModelStub {
                        $0.query = ProductQuery(text: "sofa")
                        $0.state = .success([])
                    },
                    "offline": ProductListingViewModelStub { $0.notice = .offline },
                    "error": ProductListingViewModelStub { $0.state = .error(.offline) },
                    "alert": ProductListingViewModelStub { $0.alert = AlertState(.offline) },
                ]
            ) { ProductListingView(viewModel: $0, query: ProductQuery()) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.productListing.preview }
    #endif
#endif
