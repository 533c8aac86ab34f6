public import Model

/// Where the listing sends one that is not its own.
public enum ProductListingExit: Hashable, Sendable {
    /// To a product's page.
    case product(Product.ID)
}
