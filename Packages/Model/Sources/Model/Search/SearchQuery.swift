/// A search: the text and the filters.
public struct SearchQuery: Hashable, Codable, Sendable {
    /// The search text. Each word must be a prefix of a word in the product's texts. Whitespace alone matches all
    /// products.
    public var text: String
    /// The category, or `nil` for all.
    public var category: ProductCategory.ID?
    /// The brand as spelled in products, or `nil` for all.
    public var brand: String?
    /// The range of the list price in minor units, or `nil` for any price.
    public var price: ClosedRange<Int>?
    /// The sort order.
    public var sort: SearchSort

    /// Creates a search. By default, it has no filters and is sorted by relevance.
    public init(
        _ text: String, category: ProductCategory.ID? = nil, brand: String? = nil, price: ClosedRange<Int>? = nil,
        sort: SearchSort = .relevance
    ) {
        self.text = text
        self.category = category
        self.brand = brand
        self.price = price
        self.sort = sort
    }

    /// The search text without surrounding whitespace. `nil` if it is empty.
    public var words: String? { ProductQuery(text: text).searchText }

    /// The effective sort order. Without a search text, relevance means the shop's order.
    public var order: SearchSort { sort == .relevance && words == nil ? .products(.featured) : sort }
}
