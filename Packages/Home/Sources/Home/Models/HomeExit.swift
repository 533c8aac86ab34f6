public import Model

/// Destinations outside the home screen.
public enum HomeExit: Hashable, Sendable {
    /// Opens the search.
    case search
    /// Opens a product's page.
    case product(Product.ID)
    /// Opens the products of a category.
    case category(ProductCategory.ID)
    case allProducts
    case allCategories
    /// Opens the user's orders.
    case orders
    /// Opens the user's reviews.
    case reviews
    /// Opens the link of one of the shop's messages.
    case link(String)
}
