public import Model

/// Where the home screen sends one: everywhere else.
public enum HomeExit: Hashable, Sendable {
    /// To the products that have these words.
    case search(String)
    /// To a product's page.
    case product(Product.ID)
    /// To the products of a category.
    case category(ProductCategory.ID)
    case allProducts
}
