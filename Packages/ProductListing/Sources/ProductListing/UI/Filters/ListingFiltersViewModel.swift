public import FlowKit
public import Loading
public import Model

/// The view model of the filters. It counts the matching products after each choice.
@MainActor
public final class ListingFiltersViewModel: ListingFiltersViewModelProtocol {
    @Published public var filters: ProductFilters {
        didSet {
            guard filters != oldValue else { return }
            if filters.price != price.range(in: currency) { price = PriceText(filters.price, in: currency) }
            load()
        }
    }
    @Published public var price: PriceText {
        didSet {
            let range = price.range(in: currency)
            if range != filters.price { filters.price = range }
        }
    }
    @Published public private(set) var facets: ViewState<SearchFacets, ServiceError> = .loading

    private let query: ProductQuery
    private let search: any SearchService
    private let finish: @MainActor (ProductQuery?) -> Void
    private var work: Task<Void, Never>?
    /// The shop's currency, as far as it is known.
    private var currency = Currency.usd

    /// - Parameters:
    ///   - query: The query of the list, with its current filters.
    ///   - search: Counts the choices.
    ///   - finish: Closes the filters. Receives the new query, or `nil` if nothing changes.
    public init(
        _ query: ProductQuery, _ search: any SearchService,
        finish: @escaping @MainActor (ProductQuery?) -> Void
    ) {
        self.query = query
        self.search = search
        self.finish = finish
        filters = query.filters
        price = PriceText(query.filters.price, in: .usd)
    }

    deinit { work?.cancel() }

    /// The query with the chosen filters.
    private var chosen: ProductQuery {
        var chosen = query
        chosen.filters = filters
        return chosen
    }

    public func observe() async {
        if work == nil { load() }
        await work?.value
    }

    public func retry() {
        facets = .loading
        load()
    }

    public func apply() { finish(chosen) }
    public func cancel() { finish(nil) }

    /// Counts the matching products. The current numbers stay until then, so that the list doesn't flicker.
    private func load() {
        work?.cancel()
        work = Task { [weak self, search, query = SearchQuery(chosen)] in
            let new: ViewState<SearchFacets, ServiceError>
            do throws(ServiceError) {
                new = .success(try await search.facets(of: query))
            } catch {
                new = .error(error)
            }
            guard !Task.isCancelled, new.failure?.isCancellation != true else { return }
            self?.show(new)
        }
    }

    private func show(_ new: ViewState<SearchFacets, ServiceError>) {
        facets = new
        guard let known = new.value?.currency, known != currency else { return }
        currency = known
        if filters.price == query.filters.price {
            price = PriceText(filters.price, in: currency)
        } else {
            // The user has typed it in the shop's currency.
            filters.price = price.range(in: currency)
        }
    }
}

extension ListingFiltersViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop, path: "/products/filters?category&q&sort&brand*&price&rating&availability&tag*",
        transition: .sheet)
}
