public import Model

/// Destinations outside the category selector.
public enum CategorySelectorExit: Hashable, Sendable {
    /// Opens the products of a category.
    case category(ProductCategory.ID)
    /// Opens the products of a brand, by its name.
    case brand(String)
}
