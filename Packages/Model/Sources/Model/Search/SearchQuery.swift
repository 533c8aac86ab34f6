/// A search: the text and the filters.
public struct SearchQuery: Hashable, Sendable {
    /// The search text. Each word must be a prefix of a word in the product's texts. Chinese, Japanese and other words
    /// without spaces between them are found anywhere. Whitespace alone matches all products.
    public var text: String
    /// The category, or `nil` for all.
    public var category: ProductCategory.ID?
    /// The filters.
    public var filters: ProductFilters
    /// The sort order.
    public var sort: SearchSort

    /// Creates a search. By default, it has no filters and is sorted by relevance.
    public init(
        _ text: String, category: ProductCategory.ID? = nil, filters: ProductFilters = ProductFilters(),
        sort: SearchSort = .relevance
    ) {
        self.text = text
        self.category = category
        self.filters = filters
        self.sort = sort
    }

    /// Creates the search for the products of a list. The shop's order maps to relevance.
    public init(_ query: ProductQuery) {
        self.init(
            query.text ?? "", category: query.category, filters: query.filters,
            sort: query.sort == .featured ? .relevance : .products(query.sort))
    }

    /// The search text without surrounding whitespace. `nil` if it is empty.
    public var words: String? { ProductQuery(text: text).searchText }

    /// The effective sort order. Without a search text, relevance means the shop's order.
    public var order: SearchSort { sort == .relevance && words == nil ? .products(.featured) : sort }
}

/// The sort order of search results.
public enum SearchSort: Hashable, Sendable {
    /// Best match first. Without a search text, the shop's order.
    case relevance
    /// A sort order of product lists.
    case products(ProductSort)
}

extension SearchSort: CaseIterable {
    /// Relevance, followed by the sort orders of product lists.
    public static var allCases: [SearchSort] { [.relevance] + ProductSort.allCases.map(SearchSort.products) }
}

/// The text form in URLs: `?sort=relevance`, `?sort=price-asc`.
extension SearchSort: LosslessStringConvertible {
    /// Creates a value from its text form in URLs. Returns `nil` for any other text.
    public init?(_ description: String) {
        if description == Self.relevanceWord { self = .relevance; return }
        guard let sort = ProductSort(description) else { return nil }
        self = .products(sort)
    }

    /// The text form in URLs.
    public var description: String {
        switch self {
        case .relevance: Self.relevanceWord
        case .products(let sort): sort.description
        }
    }

    private static var relevanceWord: String { "relevance" }
}

/// The start of the next page of a search: after a product, even if the catalog has changed.
public struct SearchCursor: Hashable, Sendable {
    /// The number of preceding products.
    public var offset: Int
    /// The last preceding product.
    public var last: ProductSummary
    /// The block of results that are ranked together. `nil` for sort orders other than relevance.
    public var block: Block?

    /// A position in a block of results.
    public struct Block: Hashable, Sendable {
        /// The identifier of the last product before the block.
        public var start: Int
        /// The number of the block's products that precede the page.
        public var offset: Int

        /// Creates a position.
        public init(start: Int, offset: Int) {
            self.start = start
            self.offset = offset
        }
    }

    /// Creates a cursor after a product.
    public init(offset: Int, last: ProductSummary, block: Block? = nil) {
        self.offset = offset
        self.last = last
        self.block = block
    }
}
