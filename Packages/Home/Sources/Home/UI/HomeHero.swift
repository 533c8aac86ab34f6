import Model
import SharedUI

/// The featured product with a large picture.
struct HomeHero: View {
    let product: ProductSummary
    let open: @MainActor () -> Void
    @Environment(\.theme) private var theme

    var body: some View {
        Button(action: open) {
            LazyVGrid(columns: columns, spacing: Spacing.l) {
                words.frame(maxWidth: .infinity, alignment: .leading)
                RemoteImage(product.thumbnail, label: "")
                    .frame(width: 220, height: 220)
                    .clipShape(RoundedRectangle(cornerRadius: CornerRadius.m))
                    .frame(maxWidth: .infinity)
            }
            .frame(maxWidth: 860)
            .padding(Spacing.xl)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(background, in: RoundedRectangle(cornerRadius: CornerRadius.l))
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier("home.hero.button")
    }

    /// One column, or two if the texts and the picture fit beside each other. A column is never wider than a phone, and there
    /// is never room for a third.
    private var columns: [GridItem] { [GridItem(.adaptive(minimum: 280), spacing: Spacing.l, alignment: .leading)] }

    private var words: some View {
        VStack(alignment: .leading, spacing: Spacing.s) {
            Text(offer)
                .font(FontStyle.note)
                .fontWeight(.semibold)
                .foregroundStyle(product.price.isDiscounted ? ThemedColor.sale : ThemedColor.accent)
            Text(product.title).font(FontStyle.hero).bold().standardLineLimit(3).multilineTextAlignment(.leading)
            PriceLabel(product.price)
            Text("Shop now")
                .fontWeight(.semibold)
                .foregroundStyle(Color.white)
                .padding(.horizontal, Spacing.l)
                .padding(.vertical, Spacing.s)
                .background(ThemedColor.accentFill, in: Capsule())
                .padding(.top, Spacing.s)
        }
    }

    private var offer: LocalizedStringResource {
        if product.stockRule.isSoldOut { return "Sold out" }
        return product.price.discountPercent.map { "Save \($0, format: .percent)" } ?? "Customer favorite"
    }

    private var background: LinearGradient {
        LinearGradient(
            colors: [theme.color(.accent).opacity(0.22), theme.color(.sale).opacity(0.10)],
            startPoint: .topLeading, endPoint: .bottomTrailing)
    }
}
