/// The order of a list of products.
public enum ProductSort: String, CaseIterable, Hashable, Codable, Sendable {
    /// The order of the shop itself.
    case featured
    /// By list price, before any discount.
    case priceAscending = "price-asc"
    /// By list price, the dearest first.
    case priceDescending = "price-desc"
    /// By the average of the ratings, the best first.
    case ratingDescending = "rating"
    /// By title, from A to Z.
    case titleAscending = "title"
}

/// As it is written in URLs: `?sort=price-asc`.
extension ProductSort: LosslessStringConvertible {
    /// Reads the word of a URL; nil for any other text.
    public init?(_ description: String) { self.init(rawValue: description) }

    /// The word that stands in a URL.
    public var description: String { rawValue }
}
