public import FlowKit
public import Loading
public import Model

/// The content and actions of the reviews screen.
@MainActor
public protocol ProductReviewsViewModelProtocol: ObservableObject {
    var state: PaginatedViewState<[ListedReview], ServiceError> { get }
    /// The overview of all reviews. `nil` until it is known.
    var overview: ReviewsOverview? { get }
    /// The reason why the content may be outdated. `nil` if the content is fresh.
    var notice: ServiceError? { get }
    var hasNextPage: Bool { get }

    /// Loads the reviews and reloads them after the user has written one. Runs while the screen is shown.
    func observe() async
    func refresh() async
    func retry()
    func loadNextPage()
    /// Presents the form for writing a review.
    func write()
}
