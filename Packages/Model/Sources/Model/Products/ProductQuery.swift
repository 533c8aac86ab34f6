/// The category, search text, sort order and filters of a product list.
public struct ProductQuery: Hashable, Codable, Sendable {
    /// The category, or `nil` for all.
    public var category: ProductCategory.ID?
    /// The search text. Whitespace is the same as no text. The spelling of a text in quotation marks isn't corrected.
    public var text: String?
    /// The sort order.
    public var sort: ProductSort
    /// The filters.
    public var filters: ProductFilters

    /// Creates a query. By default, it matches all products in the shop's order.
    public init(
        category: ProductCategory.ID? = nil, text: String? = nil, sort: ProductSort = .featured,
        filters: ProductFilters = ProductFilters()
    ) {
        self.category = category
        self.text = text
        self.sort = sort
        self.filters = filters
    }

    /// The search text without surrounding whitespace. `nil` if it is empty.
    public var searchText: String? {
        guard let text else { return nil }
        let trimmed = text.drop(while: \.isWhitespace)
        let end = trimmed.lastIndex { !$0.isWhitespace }
        return end.map { String(trimmed[...$0]) }
    }

    /// A Boolean value that indicates whether the search text is in quotation marks: its spelling isn't corrected.
    public var isExact: Bool { searchText != plainText }

    /// The search text without quotation marks around it, as screens show it and as the shop receives it.
    public var plainText: String? {
        guard let searchText else { return nil }
        let marks: Set<Character> = ["\"", "“", "”", "„", "«", "»"]
        guard let first = searchText.first, let last = searchText.last, marks.contains(first), marks.contains(last)
        else {
            return searchText
        }
        return ProductQuery(text: String(searchText.dropFirst().dropLast())).searchText ?? searchText
    }
}

/// The sort order of a product list.
public enum ProductSort: String, CaseIterable, Hashable, Codable, Sendable {
    /// The shop's order.
    case featured
    /// By list price, before any discount.
    case priceAscending = "price-asc"
    /// By list price, highest first.
    case priceDescending = "price-desc"
    /// By average rating, best first.
    case ratingDescending = "rating"
    /// By title, from A to Z.
    case titleAscending = "title"
}

/// The text form in URLs: `?sort=price-asc`.
extension ProductSort: LosslessStringConvertible {
    /// Creates a value from its text form in URLs. Returns `nil` for any other text.
    public init?(_ description: String) { self.init(rawValue: description) }

    /// The text form in URLs.
    public var description: String { rawValue }
}

/// The start of the next page in a product list.
///
/// The server and the device may order products differently, for example titles. A list continues with the source of its
/// last page. Only if the server fails, the device continues the server's list, with all items that it hasn't shown.
public struct ProductCursor: Hashable, Sendable {
    /// The source of a page.
    public enum Source: Hashable, Sendable {
        case server, device
    }

    /// The source of the preceding page.
    public var source: Source
    /// The number of preceding items, for the server.
    public var offset: Int
    /// The last preceding item, for the device.
    public var last: ProductSummary
    /// The preceding items that the server returned. The device doesn't repeat them.
    public var shown: [Product.ID]

    /// Creates a cursor after an item.
    public init(_ source: Source = .device, offset: Int, last: ProductSummary, shown: [Product.ID] = []) {
        self.source = source
        self.offset = offset
        self.last = last
        self.shown = shown
    }
}
