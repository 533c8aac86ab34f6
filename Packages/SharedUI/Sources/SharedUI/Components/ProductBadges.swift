public import Model

/// The words on a product that matter before one opens it: a discount, few left, none left.
public struct ProductBadges: View {
    private let product: ProductSummary

    public init(_ product: ProductSummary) {
        self.product = product
    }

    public var body: some View {
        HStack(spacing: Spacing.xs) {
            if product.stockRule.isSoldOut {
                badge("Sold out", color: ThemedColor.secondaryText)
            } else {
                if product.price.isDiscounted { badge("-\(product.price.discountPercent)%", color: ThemedColor.sale) }
                if product.stockRule.isLow { badge("Only \(product.stock) left", color: ThemedColor.warning) }
            }
        }
    }

    private func badge(_ text: String, color: Color) -> some View {
        Text(text)
            .font(FontStyle.caption)
            .fontWeight(.semibold)
            .foregroundStyle(color)
            .padding(.horizontal, Spacing.s)
            .padding(.vertical, Spacing.xxs)
            .background(color.opacity(0.14), in: Capsule())
    }
}
