public import Model

/// Where the brochures send one that is not their own.
public enum BrochuresExit: Hashable, Sendable {
    /// To the page of a product that a brochure shows.
    case product(Product.ID)
}
