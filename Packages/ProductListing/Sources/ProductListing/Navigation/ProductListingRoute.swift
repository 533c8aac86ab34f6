public import Model

/// The listing's screens.
public enum ProductListingRoute: Hashable, Codable, Sendable {
    /// The products of a category, with these words, in this order. No order is the shop's own. What the words find can be
    /// narrowed to a brand and a range of prices; without words that means nothing.
    case productListing(
        category: ProductCategory.ID? = nil, q: String? = nil, sort: ProductSort? = nil, brand: String? = nil,
        price: PriceRange? = nil)
}
