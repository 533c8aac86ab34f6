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

/// A text with highlighted search matches.
public struct HighlightedText: Hashable, Sendable {
    /// A part of the text that is either highlighted or not.
    public struct Part: Hashable, Sendable {
        /// The text of the part, split at character boundaries.
        public var text: String
        /// A Boolean value that indicates whether the part matches the search.
        public var isMatch: Bool

        /// Creates a part.
        public init(_ text: String, isMatch: Bool = false) {
            self.text = text
            self.isMatch = isMatch
        }
    }

    /// The parts in order, which together are the whole text.
    public var parts: [Part]

    /// Creates a text from parts.
    public init(parts: [Part]) { self.parts = parts }

    /// Creates a text without highlights.
    public init(_ text: String) { parts = text.isEmpty ? [] : [Part(text)] }

    /// The whole text without highlights.
    public var text: String { parts.map(\.text).joined() }

    /// A Boolean value that indicates whether any part is highlighted.
    public var hasMatch: Bool { parts.contains(where: \.isMatch) }
}
