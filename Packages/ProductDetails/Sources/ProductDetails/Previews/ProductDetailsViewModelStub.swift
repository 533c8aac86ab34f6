#if DEBUG
    import FlowKit
    import Foundation
    import Loading
    import Model
    public import SharedUI

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
