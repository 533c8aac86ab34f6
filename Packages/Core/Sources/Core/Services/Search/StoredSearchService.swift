public import FlowKit
import GRDB
public import Model

/// The search in what the device holds: with words while one types, with filters, in any order.
///
/// What a page costs is bounded, however many products the words find; see <doc:TheCatalogue>.
public struct StoredSearchService: SearchService {
    private let store: ShopStore

    /// The search in a store.
    public init(_ store: ShopStore) {
        self.store = store
    }

    /// Each word must begin a word of the title, brand, description or tags, whatever its case and accents. A page that is
    /// given up on (its task cancelled) stops at once. One that has looked for long has fewer items than were asked for, and
    /// a cursor: more may follow.
    public func search(
        _ query: SearchQuery, after cursor: SearchCursor?, limit: Int
    ) async throws(ServiceError) -> Page<SearchHit, SearchCursor> {
        try await store.hits(query, after: cursor, limit: limit)
    }

    /// Counts the first 2,000 products that the words find, in the shop's own order; all, if there are no more.
    public func facets(of query: SearchQuery) async throws(ServiceError) -> SearchFacets {
        guard let filter = CatalogueFilter(query) else { return SearchFacets() }
        let (all, isExact) = try await store.read { try FacetStatement(filter.words).candidates(in: $0) }
        return SearchFacets(counting: all, for: query, isExact: isExact)
    }

    public func recentSearches(limit: Int) -> AsyncStream<[String]> {
        store.values(of: "the recent searches") { try RecentSearchTable.latest(limit, in: $0) }
    }

    public func remember(_ text: String) async throws(ServiceError) {
        guard let words = SearchQuery(text).words else { return }
        try await store.write { try RecentSearchTable.remember(words, in: $0) }
    }

    public func forgetSearches() async throws(ServiceError) {
        try await store.write { try $0.execute(sql: RecentSearchTable.forgetAll) }
    }
}
