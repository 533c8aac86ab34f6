/// The category, search text and sort order of a product list.
public struct ProductQuery: Hashable, Codable, Sendable {
    /// The category, or `nil` for all.
    public var category: ProductCategory.ID?
    /// The search text. Whitespace is the same as no text.
    public var text: String?
    /// The sort order.
    public var sort: ProductSort

    /// Creates a query. By default, it matches all products in the shop's order.
    public init(category: ProductCategory.ID? = nil, text: String? = nil, sort: ProductSort = .featured) {
        self.category = category
        self.text = text
        self.sort = sort
    }

    /// The search text without surrounding whitespace. `nil` if it is empty.
    public var searchText: String? {
        guard let text else { return nil }
        let trimmed = text.drop(while: \.isWhitespace)
        let end = trimmed.lastIndex { !$0.isWhitespace }
        return end.map { String(trimmed[...$0]) }
    }
}
