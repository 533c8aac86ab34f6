public import Model

/// Destinations outside the brochures.
public enum BrochuresExit: Hashable, Sendable {
    /// Opens the page of a product.
    case product(Product.ID)
}
