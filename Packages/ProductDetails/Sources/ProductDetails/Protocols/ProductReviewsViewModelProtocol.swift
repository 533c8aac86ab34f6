public import FlowKit
public import Loading
public import Model

#if DEBUG
    public import SharedUI
#endif

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

#if DEBUG
    /// The reviews of a product with fixed content.
    final class ProductReviewsViewModelStub: ProductReviewsViewModelProtocol, ViewModelStub {
        @Published var state: PaginatedViewState<[ListedReview], ServiceError> = .success(.samples)
        @Published var overview: ReviewsOverview? = ReviewsOverview(ReviewPage(all: .samples))
        @Published var notice: ServiceError?
        @Published var hasNextPage = false

        func observe() async {}
        func refresh() async {}
        func retry() {}
        func loadNextPage() {}
        func write() {}
    }

    extension [ListedReview] {
        static var samples: [ListedReview] { [Review].samples.enumerated().map { ListedReview($1, at: $0) } }
    }

    extension GalleryScreen {
        public static var productReviews: GalleryScreen {
            GalleryScreen(
                "ProductReviews",
                [
                    "reviews": ProductReviewsViewModelStub(),
                    "loading": ProductReviewsViewModelStub {
                        $0.state = .loadingFirstPage
                        $0.overview = nil
                    },
                    "empty": ProductReviewsViewModelStub {
                        $0.state = .success([])
                        $0.overview = ReviewsOverview(total: 0)
                    },
                    "loading the next page": ProductReviewsViewModelStub { $0.state = .loadingNextPage(.samples) },
                    "next page failed": ProductReviewsViewModelStub { $0.state = .nextPageError(.samples, .offline) },
                    "offline": ProductReviewsViewModelStub { $0.notice = .offline },
                    "error": ProductReviewsViewModelStub {
                        $0.state = .error(.offline)
                        $0.overview = nil
                    },
                ]
            ) { ProductReviewsView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.productReviews.preview }
    #endif
#endif
