public import FlowKit
public import Model

/// What the home screen shows and what can be done there.
@MainActor
public protocol HomeViewModelProtocol: ObservableObject {
    var state: ViewState<HomeContent, ServiceError> { get }
    /// Why what is shown may be out of date; nil when it is fresh.
    var notice: ServiceError? { get }
    /// What is in the search field.
    var searchText: String { get set }
    /// The products one has looked at, the latest first.
    var recentlyViewed: [ProductSummary] { get }
    /// The products whose heart is filled.
    var wishlist: Set<Product.ID> { get }
    /// What went wrong with what was done last.
    var alert: AlertState? { get set }

    /// Loads, and follows all that the screen depends on, for as long as it is shown.
    func observe() async
    /// Tries again what failed last.
    func retry()
    /// Asks anew and keeps what is shown until there is an answer.
    func refresh() async
    /// Looks for what is in the search field; without effect when that is nothing.
    func submitSearch()
    /// Fills or empties a product's heart. That shows at once and is stored behind it.
    func toggleWishlist(_ product: ProductSummary)
    func open(_ product: ProductSummary)
    func open(_ category: ProductCategory)
    func openAllProducts()
}
