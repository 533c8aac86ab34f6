public import Model

/// The words on a product that matter before one opens it: a discount, few left, none left.
public struct ProductBadges: View {
    /// What the badges lie on.
    public enum Ground: Sendable {
        /// The page: they are tinted.
        case page
        /// A picture, of which nobody knows the colours: they are solid.
        case picture
    }

    private let product: ProductSummary
    private let ground: Ground

    public init(_ product: ProductSummary, on ground: Ground = .page) {
        self.product = product
        self.ground = ground
    }

    public var body: some View {
        HStack(spacing: Spacing.xs) {
            if product.stockRule.isSoldOut {
                badge("Sold out", color: ground == .page ? ThemedColor.secondaryText : Color.black.opacity(0.72))
            } else {
                if let percent = product.price.discountPercent { badge("-\(percent)%", color: ThemedColor.sale) }
                if product.stockRule.isLow { badge("Only \(product.stock) left", color: ThemedColor.warning) }
            }
        }
    }

    private func badge(_ text: String, color: Color) -> some View {
        Text(text)
            .font(FontStyle.caption)
            .fontWeight(.semibold)
            .lineLimit(1)
            .foregroundStyle(ground == .page ? color : .white)
            .padding(.horizontal, Spacing.s)
            .padding(.vertical, Spacing.xxs)
            .background(ground == .page ? color.opacity(0.14) : color, in: Capsule())
            .fixedSize()
    }
}
