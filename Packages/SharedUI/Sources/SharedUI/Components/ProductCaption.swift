public import Model

/// The text beside or below a product's picture.
public struct ProductCaption: View {
    private let product: ProductSummary
    private let hit: SearchHit?
    private let showsBadges: Bool
    private let showsRating: Bool

    /// - Parameters:
    ///   - product: The product.
    ///   - hit: The search result with highlighted matches. By default, nothing is highlighted.
    ///   - showsBadges: Whether to show the product's badges and the excerpt of the result. A card shows badges on its
    ///     picture, and no excerpt.
    ///   - showsRating: Whether to show the rating.
    public init(
        _ product: ProductSummary, found hit: SearchHit? = nil, showsBadges: Bool = true, showsRating: Bool = true
    ) {
        self.product = product
        self.hit = hit
        self.showsBadges = showsBadges
        self.showsRating = showsRating
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: Spacing.xs) {
            if let brand = product.brand {
                Text(brand).font(FontStyle.caption).foregroundStyle(ThemedColor.secondaryText).standardLineLimit(2)
            }
            title.font(FontStyle.note).fontWeight(.medium)
            if showsBadges, let excerpt = hit?.excerpt {
                Text(excerpt).font(FontStyle.caption).foregroundStyle(ThemedColor.secondaryText).standardLineLimit(2)
            }
            PriceLabel(product.price)
            if showsRating { RatingLabel(product.rating) }
            if showsBadges { ProductBadges(product) }
        }
    }

    private var title: Text { hit.map { Text($0.title) } ?? Text(product.title) }
}
