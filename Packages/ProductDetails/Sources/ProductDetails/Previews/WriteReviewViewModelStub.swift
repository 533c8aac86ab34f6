#if DEBUG
    import FlowKit
    import Model
    public import SharedUI

    /// The form for a review with fixed content.
    final class WriteReviewViewModelStub: WriteReviewViewModelProtocol, ViewModelStub {
        @Published var productTitle: String? = Product.sample.summary.title
        @Published var rating = 0
        @Published var comment = ""
        @Published var hasChanges = false
        @Published var problem: ReviewDraft.Problem?
        @Published var isSending = false
        @Published var alert: AlertState?

        func load() async {}
        func send() async {}
        func cancel() {}
    }

    extension GalleryScreen {
        public static var writeReview: GalleryScreen {
            GalleryScreen(
                "WriteReview",
                [
                    "empty": WriteReviewViewModelStub(),
                    "filled in": WriteReviewViewModelStub {
                        $0.rating = 4
                        $0.comment = "Warmer than on the screen."
                    },
                    "problem": WriteReviewViewModelStub {
                        $0.comment = "Warmer than on the screen."
                        $0.problem = .noRating
                    },
                    "sending": WriteReviewViewModelStub {
                        $0.rating = 4
                        $0.comment = "Warmer than on the screen."
                        $0.isSending = true
                    },
                    "alert": WriteReviewViewModelStub { $0.alert = AlertState(.offline) },
                ]
            ) { WriteReviewView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.writeReview.preview }
    #endif
#endif
