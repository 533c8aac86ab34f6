public import FlowKit
public import Foundation
public import Model

/// What a product's page shows and what can be done there.
@MainActor
public protocol ProductDetailsViewModelProtocol: ObservableObject {
    var state: ViewState<Product, ServiceError> { get }
    /// Why what is shown may be out of date; nil when it is fresh.
    var notice: ServiceError? { get }
    /// What is around the product, as far as it is known.
    var surroundings: ProductSurroundings? { get }
    /// The first of what customers say of it; nil until something of it is known.
    var reviews: ReviewPage? { get }
    /// The products whose heart is filled.
    var wished: Set<Product.ID> { get }
    /// How many of the product are in the bag already.
    var quantityInBag: Int { get }

    /// The pictures to choose from; the product's small one when there are no others.
    var pictures: [URL] { get }
    /// The place of the picture that is shown large, among ``pictures``.
    var pictureIndex: Int { get set }
    /// How many are to be added to the bag.
    var quantity: Int { get set }
    /// The product's public address, if the shop has one.
    var shareURL: URL? { get }

    /// What went wrong with what was done last.
    var alert: AlertState? { get set }
    /// What was added to the bag last, while that can be undone.
    var added: UndoOffer { get }

    /// Loads the product and follows what belongs to it for as long as the screen is shown.
    func observe() async
    func refresh() async
    func retry()
    func addToBag() async
    /// Fills or empties a product's heart. That shows at once and is stored behind it.
    func toggleWishlist(_ id: Product.ID)
    func open(_ product: ProductSummary)
    func openCategory()
    func openBag()
    /// Leads to all reviews.
    func openReviews()
    /// Leads to a review of one's own.
    func writeReview()
}
