/// The order of a list of products.
public enum ProductSort: String, CaseIterable, Hashable, Codable, Sendable {
    /// The order of the shop itself.
    case featured
    /// By list price, before any discount.
    case priceAscending = "price-asc"
    case priceDescending = "price-desc"
    case ratingDescending = "rating"
    case titleAscending = "title"
}

/// As it is written in URLs: `?sort=price-asc`.
extension ProductSort: LosslessStringConvertible {
    public init?(_ description: String) { self.init(rawValue: description) }

    public var description: String { rawValue }
}
