import SharedUI

/// The shape of a product's page while it loads.
struct ProductDetailsSkeleton: View {
    var body: some View {
        ProductColumns {
            RoundedRectangle(cornerRadius: CornerRadius.l)
                .fill(ThemedColor.surface)
                .aspectRatio(1, contentMode: .fit)
        } trailing: {
            VStack(alignment: .leading, spacing: Spacing.m) {
                Text("The brand").font(FontStyle.note)
                Text("The product's title").font(FontStyle.title)
                Text("Customer ratings").font(FontStyle.caption)
                Text("The price").font(FontStyle.price)
                Text("Availability of this product").font(FontStyle.note)
            }
        }
        .redacted(reason: .placeholder)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Loading")
    }
}
