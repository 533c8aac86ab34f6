public import Model

/// The listing's screens.
public enum ProductListingRoute: Hashable, Codable, Sendable {
    /// The products of a category that match a text, in a sort order. The default is the shop's order. The brand and
    /// price filters apply only to a search text.
    case productListing(
        category: ProductCategory.ID? = nil, q: String? = nil, sort: ProductSort? = nil, brand: String? = nil,
        price: PriceRange? = nil)
}
