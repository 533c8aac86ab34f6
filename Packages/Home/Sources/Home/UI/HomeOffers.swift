import Model
import SharedUI

/// The featured product, and the next best offers beside it if both fit, otherwise below it.
struct HomeOffers: View {
    let hero: ProductSummary
    let offers: [ProductSummary]
    let open: @MainActor (ProductSummary) -> Void

    var body: some View {
        if offers.isEmpty {
            large
        } else {
            ViewThatFits(in: .horizontal) {
                HStack(spacing: Spacing.l) {
                    large
                        .frame(minWidth: 560, idealWidth: 560, maxWidth: .infinity, maxHeight: .infinity)
                        .layoutPriority(1)
                    others.frame(minWidth: 300, idealWidth: 300, maxWidth: .infinity, maxHeight: .infinity)
                }
                // Both are as high as the higher one, and no higher.
                .fixedSize(horizontal: false, vertical: true)
                VStack(spacing: Spacing.l) {
                    large
                    others
                }
            }
        }
    }

    private var large: some View {
        HomeHero(product: hero) { open(hero) }
    }

    private var others: some View {
        VStack(spacing: Spacing.l) {
            ForEach(offers) { offer in
                HomeOffer(product: offer) { open(offer) }
            }
        }
    }
}

/// An offer with a small picture.
private struct HomeOffer: View {
    let product: ProductSummary
    let open: @MainActor () -> Void

    var body: some View {
        RowButton(action: open) {
            HStack(spacing: Spacing.l) {
                RemoteImage(product.thumbnail, label: "")
                    .scaledFrame(width: 88, height: 88)
                    .clipShape(RoundedRectangle(cornerRadius: CornerRadius.m))
                VStack(alignment: .leading, spacing: Spacing.xs) {
                    HomeOfferLabel(product: product)
                    Text(product.title).fontWeight(.semibold).standardLineLimit(2).multilineTextAlignment(.leading)
                    PriceLabel(product.price)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            .padding(Spacing.l)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(ThemedColor.surface, in: RoundedRectangle(cornerRadius: CornerRadius.l))
        }
        .accessibilityIdentifier("home.offer-\(product.id).button")
    }
}

/// The reason to look at an offer: its discount, or that customers like it.
struct HomeOfferLabel: View {
    let product: ProductSummary

    var body: some View {
        Text(offer)
            .font(FontStyle.note)
            .fontWeight(.semibold)
            .foregroundStyle(product.price.isDiscounted ? ThemedColor.sale : ThemedColor.accent)
    }

    private var offer: LocalizedStringResource {
        if product.stockRule.isSoldOut { return "Sold out" }
        return product.price.discountPercent.map { "Save \($0, format: .percent)" } ?? "Customer favorite"
    }
}
