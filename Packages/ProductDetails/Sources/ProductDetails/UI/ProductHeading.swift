import Model
import SharedUI

/// A product's name, what others think of it, and its price.
struct ProductHeading: View {
    let product: Product

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
                RatingLabel(summary.rating)
                Text(reviews).font(FontStyle.caption).foregroundStyle(ThemedColor.secondaryText)
            }
            HStack(spacing: Spacing.s) {
                PriceLabel(summary.price)
                if let percent = summary.price.discountPercent {
                    Text("-\(percent)%").font(FontStyle.note).foregroundStyle(ThemedColor.sale)
                }
            }
        }
    }

    private var summary: ProductSummary { product.summary }

    private var reviews: String {
        switch product.details.reviews.count {
        case 0: "No reviews yet"
        case 1: "1 review"
        case let count: "\(count) reviews"
        }
    }
}
