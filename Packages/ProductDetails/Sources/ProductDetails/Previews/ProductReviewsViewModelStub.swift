#if DEBUG
    import FlowKit
    import Loading
    import Model
    public import SharedUI

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
