public import FlowKit

/// Looks for products on the device, while one types.
public protocol SearchService: Sendable {
    /// A page of what is found, after the last product of the page before.
    func search(
        _ query: SearchQuery, after cursor: SearchCursor?, limit: Int
    ) async throws(ServiceError) -> Page<SearchHit, SearchCursor>

    /// What the search can be narrowed to.
    func facets(of query: SearchQuery) async throws(ServiceError) -> SearchFacets

    /// What was looked for on this device, the latest first and each once, then every change. At most 20 are remembered.
    func recentSearches(limit: Int) -> AsyncStream<[String]>

    /// Notes what was looked for. Blank text is not noted.
    func remember(_ text: String) async throws(ServiceError)

    /// Forgets all that was looked for.
    func forgetSearches() async throws(ServiceError)
}
