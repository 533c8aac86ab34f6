public import Model

/// The text beside or below a product's picture.
public struct ProductCaption: View {
    private let product: ProductSummary
    private let showsBadges: Bool

    /// - Parameters:
    ///   - product: The product.
    ///   - showsBadges: Whether to show the product's badges. A card shows them on its picture.
    public init(_ product: ProductSummary, showsBadges: Bool = true) {
        self.product = product
        self.showsBadges = showsBadges
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: Spacing.xs) {
            if let brand = product.brand {
                Text(brand).font(FontStyle.caption).foregroundStyle(ThemedColor.secondaryText).lineLimit(1)
            }
            Text(product.title).font(FontStyle.note).fontWeight(.medium).lineLimit(2)
            PriceLabel(product.price)
            RatingLabel(product.rating)
            if showsBadges { ProductBadges(product) }
        }
    }
}
