public import FlowKit
public import Model

/// The content and actions of the listing's screen.
@MainActor
public protocol ProductListingViewModelProtocol: ObservableObject {
    var state: PaginatedViewState<[ProductSummary], ServiceError> { get }
    /// The reason why the content may be outdated. `nil` if the content is fresh.
    var notice: ServiceError? { get }
    var hasNextPage: Bool { get }
    var query: ProductQuery { get }
    /// The results of the on-device search. `nil` if the list shows something else.
    var found: FoundProducts? { get }
    /// The recent searches, latest first.
    var recentSearches: [String] { get }
    /// The text in the search field. It becomes part of the query when the user submits or clears it.
    var searchText: String { get set }
    /// All categories, sorted by name. Empty until they are known.
    var categories: [ProductCategory] { get }
    var style: ListingStyle { get }
    /// The identifiers of the products on the wishlist.
    var wishlist: Set<Product.ID> { get }
    /// An alert about the last failed action.
    var alert: AlertState? { get set }

    /// Loads the content and observes the services that it depends on. Runs while the screen is shown.
    func observe() async
    /// Shows the results of another query, replacing the current content and the pending request.
    func show(_ query: ProductQuery, narrowedTo narrowing: SearchNarrowing)
    /// Shows the results of another query with the current filters.
    func show(_ query: ProductQuery)
    func submitSearch()
    /// Repeats a recent search.
    func search(for text: String)
    func forgetSearches() async
    /// Filters the search results by brand or price range.
    func narrow(to narrowing: SearchNarrowing)
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
        show(ProductQuery(category: query.category, text: query.text, sort: sort))
    }

    /// - Parameter category: The category, or `nil` for all.
    public func choose(_ category: ProductCategory.ID?) {
        show(ProductQuery(category: category, text: query.text, sort: query.sort))
    }

    /// Removes the search text, or the category if there is no search text.
    public func widen() {
        show(ProductQuery(category: query.searchText == nil ? nil : query.category, sort: query.sort))
    }
}
