/// What one looks for: words, and what the products found must have besides.
public struct SearchQuery: Hashable, Codable, Sendable {
    /// The words, each of which must begin a word of the product's texts. Blank text finds whatever the rest lets through.
    public var text: String
    /// The only category to show; nil for all of them.
    public var category: ProductCategory.ID?
    /// The only brand to show, as products name it; nil for all of them.
    public var brand: String?
    /// What the list price may be, in minor units; nil for any.
    public var price: ClosedRange<Int>?
    /// The order of what is found.
    public var sort: SearchSort

    /// Without more than a text: the best fit first, whatever it costs.
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

    /// The words without blanks around them; nil when there are none.
    public var words: String? { ProductQuery(text: text).searchText }

    /// The order that is meant: without words nothing fits better than anything else.
    public var order: SearchSort { sort == .relevance && words == nil ? .products(.featured) : sort }
}
