public import FlowKit
public import Model

#if DEBUG
    public import SharedUI
#endif

/// The content and actions of the form for writing a review.
@MainActor
public protocol WriteReviewViewModelProtocol: ObservableObject, AlertPresenting {
    /// The title of the product. `nil` until it is known.
    var productTitle: String? { get }
    /// The number of stars, or 0 if the user hasn't chosen any.
    var rating: Int { get set }
    var comment: String { get set }
    /// A Boolean value that indicates whether the form has unsent input.
    var hasChanges: Bool { get }
    /// The first validation problem. `nil` if the review is valid, or if the user hasn't begun.
    var problem: ReviewDraft.Problem? { get }
    var isSending: Bool { get }

    /// Loads the title of the product.
    func load() async
    /// Sends the review and closes the form. If sending fails, the form stays open.
    func send() async
    /// Closes the form, after asking for confirmation if there is unsent input.
    func cancel()
}

#if DEBUG
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
