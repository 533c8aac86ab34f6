/// The order of what a search has found.
public enum SearchSort: Hashable, Codable, Sendable {
    /// What fits the words best comes first. Without words, the shop's own order.
    case relevance
    /// One of the orders of all lists.
    case products(ProductSort)
}

extension SearchSort: CaseIterable {
    /// The best fit first, then the orders of all lists.
    public static var allCases: [SearchSort] { [.relevance] + ProductSort.allCases.map(SearchSort.products) }
}

/// As it is written in URLs: `?sort=relevance`, `?sort=price-asc`.
extension SearchSort: LosslessStringConvertible {
    /// Reads the word of a URL; nil for any other text.
    public init?(_ description: String) {
        if description == Self.relevanceWord { self = .relevance; return }
        guard let sort = ProductSort(description) else { return nil }
        self = .products(sort)
    }

    /// The word that stands in a URL.
    public var description: String {
        switch self {
        case .relevance: Self.relevanceWord
        case .products(let sort): sort.description
        }
    }

    private static var relevanceWord: String { "relevance" }
}
