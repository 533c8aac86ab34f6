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
