public import Loading
public import Model
import Synchronization

/// An in-memory search. Each word must occur in the product's texts, ignoring case and diacritics.
public final class MockSearchService: SearchService, Controllable {
    public enum Call: Hashable, Sendable {
        /// The page at an offset.
        case search(SearchQuery, offset: Int)
        case correction(String)
        case facets(SearchQuery)
        case remember(String)
        case forget(String)
        case forgetSearches
    }

    public let control = MockControl<Call>()
    private let catalog: Mutex<[Product]>
    private let recent: MockState<[String]>
    private let spellings = Mutex<[String: String]>([:])

    /// - Parameters:
    ///   - products: The searchable products, in the shop's order.
    ///   - recent: The recent searches, latest first.
    public init(_ products: [Product] = .catalog, recent: [String] = []) {
        catalog = Mutex(products)
        self.recent = MockState(recent, control.changes)
    }

    /// The searchable products. A test can change them between two pages.
    public var products: [Product] {
        get { catalog.withLock { $0 } }
        set { catalog.withLock { $0 = newValue } }
    }

    /// The corrected texts of misspelled ones.
    public var corrections: [String: String] {
        get { spellings.withLock { $0 } }
        set { spellings.withLock { $0 = newValue } }
    }

    /// The recent searches, latest first.
    public var currentSearches: [String] { recent.value }

    public func search(
        _ query: SearchQuery, after cursor: SearchCursor?, limit: Int
    ) async throws(ServiceError) -> Page<SearchHit, SearchCursor> {
        let start = max(cursor?.offset ?? 0, 0)
        try await control.answer(.search(query, offset: start))
        let hits = MockSearch(query).hits(in: products)
        let items = Array(hits.dropFirst(start).prefix(max(limit, 1)))
        guard start + items.count < hits.count, let last = items.last else { return Page(items: items, next: nil) }
        return Page(items: items, next: SearchCursor(offset: start + items.count, last: last.product))
    }

    public func correction(of text: String) async throws(ServiceError) -> String? {
        try await control.answer(.correction(text))
        return corrections[text]
    }

    public func facets(of query: SearchQuery) async throws(ServiceError) -> SearchFacets {
        try await control.answer(.facets(query))
        let found = products.filter(MockSearch(query).finds)
        return SearchFacets(
            counting: found.map { FilteredProduct($0.summary, tags: $0.details.tags) }, for: query)
    }

    public func recentSearches(limit: Int) -> AsyncStream<[String]> {
        recent.values { Array($0.prefix(max(limit, 0))) }
    }

    public func remember(_ text: String) async throws(ServiceError) {
        try await control.answer(.remember(text))
        guard let words = SearchQuery(text).words else { return }
        recent.update { recent in
            recent.removeAll { $0.lowercased() == words.lowercased() }
            recent = [words] + recent.prefix(19)
        }
    }

    public func forget(_ text: String) async throws(ServiceError) {
        try await control.answer(.forget(text))
        recent.update { recent in recent.removeAll { $0.lowercased() == text.lowercased() } }
    }

    public func forgetSearches() async throws(ServiceError) {
        try await control.answer(.forgetSearches)
        recent.send([])
    }
}
