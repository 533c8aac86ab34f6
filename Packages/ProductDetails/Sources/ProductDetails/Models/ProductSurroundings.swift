public import Model

/// What is around a product: the name of its category, and what else there is in it.
public struct ProductSurroundings: Hashable, Sendable {
    public var categoryName: String
    /// At most ``limit``, never the product itself.
    public var related: [ProductSummary]

    /// How many related products are shown.
    public static let limit = 8

    public init(categoryName: String, related: [ProductSummary] = []) {
        self.categoryName = categoryName
        self.related = related
    }

    /// What can be said of a category whose name is not known (yet): the words in its identifier.
    init(of product: ProductSummary) {
        let words = product.category.rawValue.split(separator: "-")
        self.init(categoryName: words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "))
    }
}
