public import FlowKit
public import Model

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
