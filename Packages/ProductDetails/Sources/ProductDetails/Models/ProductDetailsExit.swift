public import Model

/// Destinations outside the product page.
public enum ProductDetailsExit: Hashable, Sendable {
    /// Opens another product's page.
    case product(Product.ID)
    /// Opens the products of a category.
    case category(ProductCategory.ID)
    /// Opens the bag.
    case bag
}
