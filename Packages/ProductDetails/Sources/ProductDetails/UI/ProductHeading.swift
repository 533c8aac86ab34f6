import Model
import SharedUI

/// The product's name, rating and price.
struct ProductHeading: View {
    let product: Product
    let reviews: ReviewsOverview

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.s) {
            if let brand = summary.brand {
                Text(brand).font(FontStyle.note).foregroundStyle(ThemedColor.secondaryText)
            }
            Text(summary.title)
                .font(FontStyle.title)
                .fontWeight(.semibold)
                .accessibilityAddTraits(.isHeader)
                .accessibilityIdentifier("product.title.label")
            HStack(spacing: Spacing.s) {
                RatingLabel(reviews.average ?? summary.rating)
                Text(reviews.count).font(FontStyle.caption).foregroundStyle(ThemedColor.secondaryText)
            }
            HStack(spacing: Spacing.s) {
                PriceLabel(summary.price)
                if let percent = summary.price.discountPercent {
                    Text(-percent, format: .percent).font(FontStyle.note).foregroundStyle(ThemedColor.sale)
                }
            }
        }
    }

    private var summary: ProductSummary { product.summary }
}
