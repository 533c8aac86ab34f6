public import FlowKit
public import Model

/// The results of an on-device search.
public struct FoundProducts: Hashable, Sendable {
    /// The search text.
    public var words: String
    /// The products, loaded page by page.
    public var state: PaginatedViewState<[SearchHit], ServiceError>
    /// A Boolean value that indicates whether there are more pages.
    public var hasNextPage: Bool
    /// The available filters.
    public var facets: SearchFacets
    /// The active filters, excluding the category.
    public var narrowing: SearchNarrowing

    /// Creates search results.
    public init(
        words: String, state: PaginatedViewState<[SearchHit], ServiceError>, hasNextPage: Bool = false,
        facets: SearchFacets = SearchFacets(), narrowing: SearchNarrowing = SearchNarrowing()
    ) {
        self.words = words
        self.state = state
        self.hasNextPage = hasNextPage
        self.facets = facets
        self.narrowing = narrowing
    }
}
