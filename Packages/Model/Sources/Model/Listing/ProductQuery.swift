/// Which products a list shows, and in which order.
public struct ProductQuery: Hashable, Codable, Sendable {
    public var category: Category.ID?
    /// Words to look for. Blank text is the same as none.
    public var text: String?
    public var sort: ProductSort

    public init(category: Category.ID? = nil, text: String? = nil, sort: ProductSort = .featured) {
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
