public import Model

/// The name of a product's category, and related products of that category.
public struct ProductSurroundings: Hashable, Sendable {
    public var categoryName: String
    /// The related products: at most ``limit``, excluding the product itself.
    public var related: [ProductSummary]

    /// The maximum number of related products.
    public static let limit = 8

    public init(categoryName: String, related: [ProductSummary] = []) {
        self.categoryName = categoryName
        self.related = related
    }

    /// Creates surroundings with a name that is derived from the category's identifier.
    init(of product: ProductSummary) {
        let words = product.category.rawValue.split(separator: "-")
        self.init(categoryName: words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "))
    }
}
