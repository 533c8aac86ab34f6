import FlowKit
import Model

extension ProductListingViewModel {
    /// The words in the search field; nil when there are none, or nothing can be looked for on the device.
    var words: String? { search == nil ? nil : ProductQuery(text: searchText).searchText }

    /// What was found on the device for the words in the search field. Nil when there are none, and when the device knows
    /// nothing that fits words that were submitted: then the shop itself is asked, as without a search on the device.
    public var found: FoundProducts? {
        guard let search, let words, !asksTheShop else { return nil }
        return FoundProducts(
            words: words, state: search.state, hasNextPage: search.hasNextPage, facets: search.facets,
            narrowing: narrowing)
    }

    /// Whether the list is the shop's answer, not what was found on the device.
    var asksTheShop: Bool {
        guard let search, let words else { return true }
        return query.text == words && narrowing.isEmpty && search.answered == query.search(words, narrowing)
            && search.state.value?.isEmpty == true
    }

    /// Looks on the device for what is in the search field now.
    func lookFor() {
        guard let search else { return }
        if let words { search.ask(query.search(words, narrowing)) } else { search.stop() }
    }

    /// What the list shows is loaded only when it is shown: a search on the device needs no connection.
    func loadListIfShown() {
        guard asksTheShop, loadedQuery != query else { return }
        loadList()
    }

    public func narrow(to narrowing: SearchNarrowing) {
        // Whoever narrows what was found means the words that are in the field.
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
        // What can't be remembered is typed again: nothing to talk about.
        Task { try? await search.remember(words) }
    }

    func followRecentSearches() async {
        guard let search = dependencies.search else { return }
        for await searches in search.recentSearches(limit: 8) { recentSearches = searches }
    }
}
