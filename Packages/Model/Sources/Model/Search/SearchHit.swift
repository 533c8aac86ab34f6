/// A product that was found, and where in its texts.
public struct SearchHit: Identifiable, Hashable, Sendable {
    /// What lists show of it.
    public var product: ProductSummary
    /// Its title, with the words marked that were looked for.
    public var title: HighlightedText
    /// The piece of its description where the words are; nil when they are not there.
    public var excerpt: HighlightedText?

    /// A product that was found.
    public init(product: ProductSummary, title: HighlightedText, excerpt: HighlightedText? = nil) {
        self.product = product
        self.title = title
        self.excerpt = excerpt
    }

    /// The identifier of the product.
    public var id: Product.ID { product.id }
}
