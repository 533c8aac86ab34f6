import FlowKit
import Model

extension ProductListingViewModel {
    /// The search text for the on-device search. `nil` if it is empty, or if there is no on-device search.
    var words: String? { search == nil ? nil : ProductQuery(text: searchText).searchText }

    /// The results of the on-device search for the search text. `nil` if the text is empty, or if it was submitted and
    /// has no results on the device: then the catalog is searched.
    public var found: FoundProducts? {
        guard let search, let words, !asksTheShop else { return nil }
        return FoundProducts(
            words: words, state: search.state, hasNextPage: search.hasNextPage, facets: search.facets,
            narrowing: narrowing)
    }

    /// A Boolean value that indicates whether the list shows the catalog's results instead of on-device results.
    var asksTheShop: Bool {
        guard let search, let words else { return true }
        return query.text == words && narrowing.isEmpty && search.answered == query.search(words, narrowing)
            && search.state.value?.isEmpty == true
    }

    /// Starts an on-device search for the text in the search field.
    func lookFor() {
        guard let search else { return }
        if let words { search.ask(query.search(words, narrowing)) } else { search.stop() }
    }

    /// Loads the list if it is visible. An on-device search doesn't need it.
    func loadListIfShown() {
        guard asksTheShop, loadedQuery != query else { return }
        loadList()
    }

    public func narrow(to narrowing: SearchNarrowing) {
        // Choosing a filter submits the text in the search field.
        if query.text != words { remember(words) }
        show(
            ProductQuery(category: query.category, text: words ?? query.text, sort: query.sort), narrowedTo: narrowing)
    }

    public func search(for text: String) {
        searchText = text
        submitSearch()
    }

    public func forgetSearches() async {
        do throws(ServiceError) {
            try await dependencies.search?.forgetSearches()
        } catch {
            show(error)
        }
    }

    func remember(_ words: String?) {
        guard let words, let search = dependencies.search else { return }
        // Failing to store a recent search isn't reported.
        Task { try? await search.remember(words) }
    }

    func followRecentSearches() async {
        guard let search = dependencies.search else { return }
        for await searches in search.recentSearches(limit: 8) { recentSearches = searches }
    }
}
