public import FlowKit
import Foundation
import Loading
public import Model

/// The view model of the form for writing a review. Sending again after a failure never creates a second review.
@MainActor
public final class WriteReviewViewModel: WriteReviewViewModelProtocol {
    @Published public private(set) var productTitle: String?
    @Published public var rating = 0
    @Published public var comment = ""
    @Published public var alert: AlertState?
    @Published public private(set) var isSending = false
    @Published private var hasTried = false

    private let id: Product.ID
    private let products: any ProductService
    private let reviews: any ReviewService
    private weak var router: Router<ProductDetailsRoute>?
    private let confirmation = ConfirmationPrompt()
    private var isClosed = false

    public init(
        _ id: Product.ID, _ products: any ProductService, reviews: any ReviewService,
        router: Router<ProductDetailsRoute>
    ) {
        self.id = id
        self.products = products
        self.reviews = reviews
        self.router = router
    }

    public var hasChanges: Bool { rating != 0 || !comment.isEmpty }
    /// A closed form has no unsent input.
    var hasUnsentChanges: Bool { hasChanges && !isClosed }
    public var problem: ReviewDraft.Problem? { hasChanges || hasTried ? draft.problem : nil }

    public func load() async {
        // The form works without the title, so a failure isn't reported.
        for policy in [FetchPolicy.cacheFirst, .staleIfError] where productTitle == nil {
            productTitle = try? await products.product(id, policy)?.summary.title
        }
    }

    public func send() async {
        hasTried = true
        guard problem == nil, !isClosed else { return }
        await unlessBusy(\.isSending) { await sendNow() }
    }

    private func sendNow() async {
        let origin = ActionOrigin(router)
        do throws(ServiceError) {
            _ = try await reviews.write(draft, of: id)
            close()
        } catch {
            origin.show(error, on: self)
        }
    }

    public func cancel() {
        guard hasChanges else { return close() }
        confirmation.ask(.discardReview, for: .discard, with: router) { [weak self] in self?.close() }
    }

    /// The review without surrounding whitespace, which pasted texts often have.
    private var draft: ReviewDraft {
        ReviewDraft(rating: rating, comment: comment.trimmingCharacters(in: .whitespacesAndNewlines))
    }

    /// Closes the form once. A second call could dismiss another screen.
    private func close() {
        guard let router, !isClosed else { return }
        isClosed = true
        router.leave(.writeReview(id))
    }
}

extension Question<Discarding> {
    /// The confirmation before unsent input is discarded.
    static var discardReview: Question {
        discarding(
            "Discard review?", message: "Your review won't be sent.", keep: "Keep writing")
    }
}

extension WriteReviewViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop, path: "/products/:id/reviews/new", requiresAuth: true, transition: .sheet)
}
