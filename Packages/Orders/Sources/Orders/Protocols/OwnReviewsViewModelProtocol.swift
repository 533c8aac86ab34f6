public import FlowKit
public import Loading
public import Model

/// The content and actions of the user's own reviews.
@MainActor
public protocol OwnReviewsViewModelProtocol: ObservableObject {
    var state: ViewState<[OwnReview], ServiceError> { get }
    /// The reason why the reviews may be outdated. `nil` if they are fresh.
    var notice: ServiceError? { get }

    /// Loads the reviews, and observes the session and the reviews that are written. Runs while the screen is shown.
    func observe() async
    func refresh() async
    func retry()
    func signIn()
    /// Opens the product of a review.
    func open(_ review: OwnReview)
    /// Opens the orders, if there are no reviews yet.
    func openOrders()
}
