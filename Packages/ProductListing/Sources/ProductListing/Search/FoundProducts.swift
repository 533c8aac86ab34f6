public import FlowKit
public import Model

/// What a search on the device has found, as the screen shows it.
public struct FoundProducts: Hashable, Sendable {
    /// The words that were looked for.
    public var words: String
    /// The products, page by page.
    public var state: PaginatedViewState<[SearchHit], ServiceError>
    /// Whether there are more of them.
    public var hasNextPage: Bool
    /// What they can be narrowed to.
    public var facets: SearchFacets
    /// What they are narrowed to, besides the category.
    public var narrowing: SearchNarrowing

    /// What was found.
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
