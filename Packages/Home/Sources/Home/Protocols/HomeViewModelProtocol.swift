public import FlowKit
public import Loading
public import Model

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
