/// A search result with highlighted matches.
public struct SearchHit: Identifiable, Hashable, Sendable {
    /// The product's data for lists.
    public var product: ProductSummary
    /// The title with highlighted matches.
    public var title: HighlightedText
    /// The excerpt of the description with matches. `nil` if the description has none.
    public var excerpt: HighlightedText?

    /// Creates a search result.
    public init(product: ProductSummary, title: HighlightedText, excerpt: HighlightedText? = nil) {
        self.product = product
        self.title = title
        self.excerpt = excerpt
    }

    /// The identifier of the product.
    public var id: Product.ID { product.id }
}
