/// The sort order of search results.
public enum SearchSort: Hashable, Codable, Sendable {
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
