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
        ViewThatFits(in: .horizontal) {
            HStack(spacing: Spacing.xs) { badges }
            VStack(alignment: .leading, spacing: Spacing.xs) { badges }
        }
    }

    @ViewBuilder private var badges: some View {
        if product.stockRule.isSoldOut {
            badge("Sold out", color: .secondaryText, fill: Color.black.opacity(0.72))
        } else {
            if let percent = product.price.discountPercent {
                badge("\(-percent, format: .percent)", color: .sale, fill: ThemedColor.saleFill)
            }
            if product.stockRule.isLow {
                badge("Only \(product.stock) left", color: .warning, fill: ThemedColor.warningFill)
            }
        }
    }

    private func badge(_ text: LocalizedStringResource, color: ThemedColor, fill: some ShapeStyle) -> some View {
        Text(text)
            .font(FontStyle.caption)
            .fontWeight(.semibold)
            .standardLineLimit(1)
            .foregroundStyle(ground == .page ? AnyShapeStyle(color) : AnyShapeStyle(.white))
            .padding(.horizontal, Spacing.s)
            .padding(.vertical, Spacing.xxs)
            .background(
                ground == .page ? AnyShapeStyle(ThemedColor.tint(color)) : AnyShapeStyle(fill), in: Capsule()
            )
            .fixedSize()
    }
}
