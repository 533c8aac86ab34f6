import Model
import SharedUI

/// The featured product with a large picture.
struct HomeHero: View {
    let product: ProductSummary
    let open: @MainActor () -> Void
    @Environment(\.theme) private var theme

    var body: some View {
        Button(action: open) {
            // The words and the picture, beside each other if both fit.
            ViewThatFits(in: .horizontal) {
                HStack(spacing: Spacing.l) {
                    words.frame(minWidth: 240, idealWidth: 240, maxWidth: .infinity, alignment: .leading)
                    picture
                }
                VStack(spacing: Spacing.l) {
                    words.frame(maxWidth: .infinity, alignment: .leading)
                    picture
                }
            }
            .padding(Spacing.xl)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(background, in: RoundedRectangle(cornerRadius: CornerRadius.l))
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier("home.hero.button")
    }

    private var picture: some View {
        RemoteImage(product.thumbnail, label: "")
            .framed()
            .clipShape(RoundedRectangle(cornerRadius: CornerRadius.m))
            .frame(idealWidth: 220, maxWidth: 220)
            .frame(minWidth: 220, maxWidth: .infinity)
    }

    private var words: some View {
        VStack(alignment: .leading, spacing: Spacing.s) {
            HomeOfferLabel(product: product)
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

    private var background: LinearGradient {
        LinearGradient(
            colors: [theme.color(.accent).opacity(0.22), theme.color(.sale).opacity(0.10)],
            startPoint: .topLeading, endPoint: .bottomTrailing)
    }
}
