public import FlowKit
public import Loading
public import Model

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
