public import FlowKit
public import Model

/// What the listing's screen shows and what can be done there.
@MainActor
public protocol ProductListingViewModelProtocol: ObservableObject {
    var state: PaginatedViewState<[ProductSummary], ServiceError> { get }
    /// Why what is shown may be out of date; nil when it is fresh.
    var notice: ServiceError? { get }
    var hasNextPage: Bool { get }
    var query: ProductQuery { get }
    /// What was found on the device while one types; nil when the list shows something else.
    var found: FoundProducts? { get }
    /// What was looked for lately, the latest first.
    var recentSearches: [String] { get }
    /// What is in the search field. It becomes a part of the query when it is submitted, or emptied.
    var searchText: String { get set }
    /// All categories, by name; empty as long as they are not known.
    var categories: [ProductCategory] { get }
    var style: ListingStyle { get }
    /// The products whose heart is filled.
    var wishlist: Set<Product.ID> { get }
    /// What went wrong with what was done last.
    var alert: AlertState? { get set }

    /// Loads, and follows all that the screen depends on, for as long as it is shown.
    func observe() async
    /// Shows the answer to another query, in the place of what is shown and what is on its way.
    func show(_ query: ProductQuery, narrowedTo narrowing: SearchNarrowing)
    /// The same without a change of what a search is narrowed to.
    func show(_ query: ProductQuery)
    func submitSearch()
    /// Looks for what was looked for before.
    func search(for text: String)
    func forgetSearches() async
    /// Narrows what was found to a brand, or a range of prices.
    func narrow(to narrowing: SearchNarrowing)
    func loadNextPage()
    /// Tries again what failed last: the first page, or one more.
    func retry()
    /// Asks for the first page anew and keeps what is shown until it is there.
    func refresh() async
    func setStyle(_ style: ListingStyle) async
    /// Fills or empties a product's heart. That shows at once and is stored behind it.
    func toggleWishlist(_ product: ProductSummary)
    func open(_ product: ProductSummary)
}

extension ProductListingViewModelProtocol {
    public func sort(by sort: ProductSort) {
        show(ProductQuery(category: query.category, text: query.text, sort: sort))
    }

    /// - Parameter category: Nil for all.
    public func choose(_ category: ProductCategory.ID?) {
        show(ProductQuery(category: category, text: query.text, sort: query.sort))
    }

    /// Takes away what narrows the list most: the words one looks for, otherwise the category.
    public func widen() {
        show(ProductQuery(category: query.searchText == nil ? nil : query.category, sort: query.sort))
    }
}
