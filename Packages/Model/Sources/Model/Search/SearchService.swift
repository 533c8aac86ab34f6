public import Loading

/// Searches the products on the device while the user types.
public protocol SearchService: Sendable {
    /// Returns a page of results after a cursor.
    func search(
        _ query: SearchQuery, after cursor: SearchCursor?, limit: Int
    ) async throws(ServiceError) -> Page<SearchHit, SearchCursor>

    /// Returns a search text with words of the products instead of the words that no product has: `lipstick` for
    /// `lipstik`. Returns `nil` if no word is missing, or if there is no similar word.
    func correction(of text: String) async throws(ServiceError) -> String?

    /// Returns the available filters of a search.
    func facets(of query: SearchQuery) async throws(ServiceError) -> SearchFacets

    /// Returns a stream of the recent searches, latest first and without duplicates, followed by every change. At most
    /// 20 are stored.
    func recentSearches(limit: Int) -> AsyncStream<[String]>

    /// Stores a recent search. Ignores whitespace.
    func remember(_ text: String) async throws(ServiceError)

    /// Removes a recent search. Does nothing if it isn't stored.
    func forget(_ text: String) async throws(ServiceError)

    /// Removes all recent searches.
    func forgetSearches() async throws(ServiceError)
}

/// A search on a device that stores no products: it finds nothing.
public struct NoSearch: SearchService {
    public init() {}

    public func search(
        _ query: SearchQuery, after cursor: SearchCursor?, limit: Int
    ) async throws(ServiceError) -> Page<SearchHit, SearchCursor> { .empty }
    public func correction(of text: String) async throws(ServiceError) -> String? { nil }
    public func facets(of query: SearchQuery) async throws(ServiceError) -> SearchFacets {
        SearchFacets(isComplete: false)
    }

    public func recentSearches(limit: Int) -> AsyncStream<[String]> { AsyncStream { $0.finish() } }
    public func remember(_ text: String) async throws(ServiceError) {}
    public func forget(_ text: String) async throws(ServiceError) {}
    public func forgetSearches() async throws(ServiceError) {}
}
