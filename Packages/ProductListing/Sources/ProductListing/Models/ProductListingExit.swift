public import Model

/// Destinations outside the listing.
public enum ProductListingExit: Hashable, Sendable {
    /// Opens a product's page.
    case product(Product.ID)
}
