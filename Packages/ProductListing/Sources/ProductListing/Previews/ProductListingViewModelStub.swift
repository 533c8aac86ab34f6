#if DEBUG
    import FlowKit
    import Loading
    import Model
    public import SharedUI

    /// A list of products with fixed content.
    final class ProductListingViewModelStub: ProductListingViewModelProtocol, ViewModelStub {
        @Published var state: PaginatedViewState<[SearchHit], ServiceError> = .success(.samples)
        @Published var notice: ServiceError?
        @Published var hasNextPage = false
        @Published var query = ProductQuery()
        var shown: ProductQuery { query }
        @Published var searchText = ""
        @Published var correction: String?
        @Published var categories: [ProductCategory] = .samples
        @Published var style = ListingStyle.grid
        @Published var wishlist: Set<Product.ID> = [ProductSummary.samples[0].id]
        @Published var alert: AlertState?

        func observe() async {}
        func show(_ query: ProductQuery) { self.query = query }
        func submitSearch() {}
        func openFilters() {}
        func loadNextPage() {}
        func retry() {}
        func refresh() async {}
        func setStyle(_ style: ListingStyle) async { self.style = style }
        func toggleWishlist(_ product: ProductSummary) { wishlist.formSymmetricDifference([product.id]) }
        func open(_ product: ProductSummary) {}
    }

    extension [SearchHit] {
        static var samples: [SearchHit] {
            ProductSummary.samples.map { SearchHit(product: $0, title: HighlightedText($0.title)) }
        }
    }

    extension GalleryScreen {
        public static var productListing: GalleryScreen {
            GalleryScreen(
                "ProductListing",
                [
                    "grid": ProductListingViewModelStub(),
                    "list": ProductListingViewModelStub { $0.style = .list },
                    "filtered": ProductListingViewModelStub {
                        $0.query = ProductQuery(
                            sort: .priceAscending, filters: ProductFilters(brands: ["Halo"], rating: MinimumRating(4)))
                    },
                    "search results": ProductListingViewModelStub {
                        $0.query = ProductQuery(text: "vase")
                        $0.searchText = "vase"
                        $0.style = .list
                    },
                    "corrected search": ProductListingViewModelStub {
                        $0.query = ProductQuery(text: "vaes")
                        $0.searchText = "vaes"
                        $0.correction = "vase"
                    },
                    "loading": ProductListingViewModelStub { $0.state = .loadingFirstPage },
                    "loading the next page": ProductListingViewModelStub { $0.state = .loadingNextPage(.samples) },
                    "next page failed": ProductListingViewModelStub { $0.state = .nextPageError(.samples, .offline) },
                    "empty": ProductListingViewModelStub { $0.state = .success([]) },
                    "nothing found": ProductListingViewModelStub {
                        $0.query = ProductQuery(text: "sofa")
                        $0.state = .success([])
                    },
                    "offline": ProductListingViewModelStub { $0.notice = .offline },
                    "error": ProductListingViewModelStub { $0.state = .error(.offline) },
                    "alert": ProductListingViewModelStub { $0.alert = AlertState(.offline) },
                ]
            ) { ProductListingView(viewModel: $0, query: ProductQuery()) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.productListing.preview }
    #endif
#endif
