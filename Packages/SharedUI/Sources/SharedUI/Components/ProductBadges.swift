public import Model

/// The badges of a product: discount, low stock or sold out.
public struct ProductBadges: View {
    /// The background of the badges.
    public enum Ground: Sendable {
        /// The page. The badges are tinted.
        case page
        /// A picture of unknown colors. The badges are solid.
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
                badge("Sold out", color: ThemedColor.secondaryText, fill: .black.opacity(0.72))
            } else {
                if let percent = product.price.discountPercent {
                    badge("-\(percent)%", color: ThemedColor.sale, fill: ThemedColor.saleFill)
                }
                if product.stockRule.isLow {
                    badge("Only \(product.stock) left", color: ThemedColor.warning, fill: ThemedColor.warningFill)
                }
            }
        }
    }

    private func badge(_ text: String, color: Color, fill: Color) -> some View {
        Text(text)
            .font(FontStyle.caption)
            .fontWeight(.semibold)
            .lineLimit(1)
            .foregroundStyle(ground == .page ? color : .white)
            .padding(.horizontal, Spacing.s)
            .padding(.vertical, Spacing.xxs)
            .background(ground == .page ? ThemedColor.tint(color) : fill, in: Capsule())
            .fixedSize()
    }
}
