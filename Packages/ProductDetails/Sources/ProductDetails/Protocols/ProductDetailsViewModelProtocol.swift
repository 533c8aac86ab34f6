public import FlowKit
public import Foundation
public import Loading
public import Model

/// The content and actions of the product page.
@MainActor
public protocol ProductDetailsViewModelProtocol: ObservableObject, AlertPresenting {
    var state: ViewState<Product, ServiceError> { get }
    /// The reason why the content may be outdated. `nil` if the content is fresh.
    var notice: ServiceError? { get }
    /// The product's surroundings. `nil` until they are known.
    var surroundings: ProductSurroundings? { get }
    /// The first reviews. `nil` until they are known.
    var reviews: ReviewPage? { get }
    /// The identifiers of the products on the wishlist.
    var wished: Set<Product.ID> { get }
    /// The quantity of the product in the bag.
    var quantityInBag: Int { get }

    /// The pictures of the gallery, or the thumbnail if there are none.
    var pictures: [URL] { get }
    /// The index of the large picture in ``pictures``.
    var pictureIndex: Int { get set }
    /// The quantity to add to the bag.
    var quantity: Int { get set }
    /// The product's public URL. `nil` if the shop has none.
    var shareURL: URL? { get }

    /// The offer to undo the last addition to the bag.
    var added: UndoOffer { get }

    /// Loads the product and observes its data. Runs while the screen is shown.
    func observe() async
    func refresh() async
    func retry()
    func addToBag() async
    /// Adds a product to the wishlist, or removes it. The change shows immediately and is stored in the background.
    func toggleWishlist(_ id: Product.ID)
    func open(_ product: ProductSummary)
    func openCategory()
    func openBag()
    /// Presents the pictures in full size.
    func openPictures()
    /// Opens all reviews.
    func openReviews()
    /// Presents the form for writing a review.
    func writeReview()
}
