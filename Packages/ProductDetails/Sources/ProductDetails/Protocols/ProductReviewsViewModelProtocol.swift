public import FlowKit
public import Model

/// What the screen of a product's reviews shows and what can be done there.
@MainActor
public protocol ProductReviewsViewModelProtocol: ObservableObject {
    var state: PaginatedViewState<[ListedReview], ServiceError> { get }
    /// What all reviews together say; nil until that is known.
    var overview: ReviewsOverview? { get }
    /// Why what is shown may be out of date; nil when it is fresh.
    var notice: ServiceError? { get }
    var hasNextPage: Bool { get }

    /// Loads the reviews and follows what is written here for as long as the screen is shown.
    func observe() async
    func refresh() async
    func retry()
    func loadNextPage()
    /// Leads to a review of one's own.
    func write()
}
