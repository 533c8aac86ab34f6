/// Which products a list shows, and in which order.
public struct ProductQuery: Hashable, Codable, Sendable {
    /// The only category to show; nil for all of them.
    public var category: ProductCategory.ID?
    /// Words to look for. Blank text is the same as none.
    public var text: String?
    /// The order in which they are shown.
    public var sort: ProductSort

    /// Without arguments: all products, in the shop's own order.
    public init(category: ProductCategory.ID? = nil, text: String? = nil, sort: ProductSort = .featured) {
        self.category = category
        self.text = text
        self.sort = sort
    }

    /// The words to look for without blanks around them; nil when there are none.
    public var searchText: String? {
        guard let text else { return nil }
        let trimmed = text.drop(while: \.isWhitespace)
        let end = trimmed.lastIndex { !$0.isWhitespace }
        return end.map { String(trimmed[...$0]) }
    }
}
