public import Model

/// The listing's screens.
public enum ProductListingRoute: Hashable, Codable, Sendable {
    /// The products that answer a query.
    case productListing(ProductQuery)
}
