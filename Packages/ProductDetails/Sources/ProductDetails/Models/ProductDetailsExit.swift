public import Model

/// Where a product's page sends one that is not its own.
public enum ProductDetailsExit: Hashable, Sendable {
    /// To another product's page.
    case product(Product.ID)
    /// To the products of a category.
    case category(ProductCategory.ID)
    /// To the bag.
    case bag
}
