#if DEBUG
    import FlowKit
    import Loading
    import Model
    public import SharedUI

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
