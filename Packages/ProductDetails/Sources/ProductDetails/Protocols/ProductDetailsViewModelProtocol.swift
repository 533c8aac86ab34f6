public import FlowKit
public import Foundation
public import Loading
public import Model

#if DEBUG
    public import SharedUI
#endif

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

#if DEBUG
    /// A product with fixed content.
    final class ProductDetailsViewModelStub: ProductDetailsViewModelProtocol, ViewModelStub {
        @Published var state: ViewState<Product, ServiceError> = .success(.sample)
        @Published var notice: ServiceError?
        @Published var surroundings: ProductSurroundings? = ProductSurroundings(
            categoryName: "Decoration", related: ProductSummary.samples)
        @Published var reviews: ReviewPage? = ReviewPage(all: .samples)
        @Published var wished: Set<Product.ID> = []
        @Published var quantityInBag = 0
        var pictures: [URL] { state.value?.details.images ?? [] }
        @Published var pictureIndex = 0
        @Published var quantity = 1
        let shareURL = URL(string: "https://shop.example/products/2")
        @Published var alert: AlertState?
        let added = UndoOffer()

        func observe() async {}
        func refresh() async {}
        func retry() {}
        func addToBag() async { quantityInBag += quantity }
        func toggleWishlist(_ id: Product.ID) { wished.formSymmetricDifference([id]) }
        func open(_ product: ProductSummary) {}
        func openCategory() {}
        func openBag() {}
        func openPictures() {}
        func openReviews() {}
        func writeReview() {}
    }

    extension GalleryScreen {
        public static var productDetails: GalleryScreen {
            GalleryScreen(
                "ProductDetails",
                [
                    "product": ProductDetailsViewModelStub(),
                    "in the bag": ProductDetailsViewModelStub {
                        $0.quantityInBag = 2
                        $0.wished = [Product.sample.id]
                        $0.added.offer("Added to bag") {}
                    },
                    "sold out": ProductDetailsViewModelStub {
                        $0.state = .success(Product(summary: ProductSummary.samples[3], details: ProductDetails()))
                    },
                    "sold out, on the wishlist": ProductDetailsViewModelStub {
                        $0.state = .success(Product(summary: ProductSummary.samples[3], details: ProductDetails()))
                        $0.wished = [ProductSummary.samples[3].id]
                    },
                    "long title": ProductDetailsViewModelStub {
                        $0.state = .success(
                            Product(summary: ProductSummary.samples[5], details: Product.sample.details))
                    },
                    "without surroundings": ProductDetailsViewModelStub {
                        $0.surroundings = nil
                        $0.reviews = nil
                    },
                    "loading": ProductDetailsViewModelStub { $0.state = .loading },
                    "offline": ProductDetailsViewModelStub { $0.notice = .offline },
                    "not found": ProductDetailsViewModelStub { $0.state = .error(.notFound("product 2")) },
                    "alert": ProductDetailsViewModelStub { $0.alert = AlertState(.offline) },
                ]
            ) { ProductDetailsView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.productDetails.preview }
    #endif
#endif
