public import FlowKit
public import Loading
public import Model

#if DEBUG
    public import SharedUI
#endif

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

#if DEBUG
    /// The user's own reviews with fixed content.
    final class OwnReviewsViewModelStub: OwnReviewsViewModelProtocol, ViewModelStub {
        @Published var state: ViewState<[OwnReview], ServiceError> = .success(
            zip(ProductSummary.samples, [Review].samples).map { product, review in
                OwnReview(id: product.id, title: product.title, image: product.thumbnail, review: review)
            })
        @Published var notice: ServiceError?

        func observe() async {}
        func refresh() async {}
        func retry() {}
        func signIn() {}
        func open(_ review: OwnReview) {}
        func openOrders() {}
    }

    extension GalleryScreen {
        public static var ownReviews: GalleryScreen {
            GalleryScreen(
                "OwnReviews",
                [
                    "reviews": OwnReviewsViewModelStub(),
                    "loading": OwnReviewsViewModelStub { $0.state = .loading },
                    "empty": OwnReviewsViewModelStub { $0.state = .success([]) },
                    "offline": OwnReviewsViewModelStub { $0.notice = .offline },
                    "signed out": OwnReviewsViewModelStub { $0.state = .error(.unauthorized) },
                    "error": OwnReviewsViewModelStub { $0.state = .error(.offline) },
                ]
            ) { OwnReviewsView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.ownReviews.preview }
    #endif
#endif
