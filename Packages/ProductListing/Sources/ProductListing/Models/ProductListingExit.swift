public import Model

/// Destinations outside the listing, or outside the stack of a screen.
public enum ProductListingExit: Hashable, Sendable {
    /// Opens a product's page.
    case product(Product.ID)
    /// Closes the filters, and shows the results of the new query in the list below them.
    case results(ProductQuery)
}
