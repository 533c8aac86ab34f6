public import FlowKit
public import Loading
public import Model

#if DEBUG
    public import SharedUI
#endif

/// The content and actions of the filters.
@MainActor
public protocol ListingFiltersViewModelProtocol: ObservableObject {
    /// The chosen filters. They are applied when the user confirms them.
    var filters: ProductFilters { get set }
    /// The price range as text. It changes the filters, and follows them.
    var price: PriceText { get set }
    /// The choices for the filters, and the number of matching products. Current choices stay while new ones load.
    var facets: ViewState<SearchFacets, ServiceError> { get }

    /// Loads the choices. Runs while the screen is shown.
    func observe() async
    func retry()
    /// Closes the filters, and shows the results.
    func apply()
    /// Closes the filters without a change.
    func cancel()
}

#if DEBUG
    /// The filters with fixed choices.
    final class ListingFiltersViewModelStub: ListingFiltersViewModelProtocol, ViewModelStub {
        @Published var filters = ProductFilters()
        @Published var price = PriceText(.any, in: .usd)
        @Published var facets: ViewState<SearchFacets, ServiceError> = .success(.sample)

        func observe() async {}
        func retry() {}
        func apply() {}
        func cancel() {}
    }

    extension SearchFacets {
        static var sample: SearchFacets {
            SearchFacets(
                categories: [ProductCategory].samples.map { FacetCount($0.id, count: 8) },
                brands: [Brand].samples.map { FacetCount($0.name, count: $0.productCount) },
                prices: [PriceBucket(10_00...49_99, count: 14), PriceBucket(50_00...200_00, count: 28)],
                ratings: [4: 31, 3: 40, 2: 41, 1: 42].sorted { $0.key > $1.key }.map {
                    FacetCount($0.key, count: $0.value)
                }, inStock: 38,
                tags: [FacetCount("home", count: 22), FacetCount("light", count: 9)], total: 42)
        }
    }

    extension GalleryScreen {
        public static var listingFilters: GalleryScreen {
            GalleryScreen(
                "ListingFilters",
                [
                    "choices": ListingFiltersViewModelStub(),
                    "chosen": ListingFiltersViewModelStub {
                        $0.filters = ProductFilters(brands: ["Halo"], rating: MinimumRating(4), availability: .inStock)
                        $0.price = PriceText(PriceRange(from: 20_00, to: 80_00), in: .usd)
                    },
                    "loading": ListingFiltersViewModelStub { $0.facets = .loading },
                    "nothing left": ListingFiltersViewModelStub {
                        $0.filters = ProductFilters(brands: ["Halo"], rating: MinimumRating(4))
                        $0.facets = .success(SearchFacets())
                    },
                    "error": ListingFiltersViewModelStub { $0.facets = .error(.offline) },
                ]
            ) { ListingFiltersView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.listingFilters.preview }
    #endif
#endif
