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
