public import FlowKit
public import Model

/// What the screen shows on which a review is written, and what can be done there.
@MainActor
public protocol WriteReviewViewModelProtocol: ObservableObject {
    /// How many stars are given; 0 as long as none are chosen.
    var rating: Int { get set }
    var comment: String { get set }
    /// Whether something is written that is not sent.
    var hasChanges: Bool { get }
    /// What is still to be done before it can be sent; nil when it can, or nothing is written yet.
    var problem: ReviewDraft.Problem? { get }
    var canSend: Bool { get }
    var isSending: Bool { get }
    /// What went wrong with sending.
    var alert: AlertState? { get set }

    /// Sends it, and goes away. What could not be sent stays.
    func send() async
    /// Goes away; with something written that is not sent it asks first.
    func cancel()
}
