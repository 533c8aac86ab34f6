public import Model

/// Destinations outside the search.
public enum SearchExit: Hashable, Sendable {
    /// Opens the products that match a text, in all categories or in one.
    case results(String, in: ProductCategory.ID?)
    /// Opens a product's page.
    case product(Product.ID)
    /// Opens the products of a category.
    case category(ProductCategory.ID)
    /// Opens the products of a brand, by its name.
    case brand(String)
    /// Opens all categories.
    case allCategories
    /// Closes the search.
    case close
}
