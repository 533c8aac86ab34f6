import Model
import SharedUI

/// The product's description and details.
struct ProductFacts: View {
    let details: ProductDetails

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.m) {
            if !details.description.isEmpty {
                heading("Description")
                Text(details.description).accessibilityIdentifier("product.description.label")
            }
            if !details.specifications.isEmpty {
                heading("Details").padding(.top, Spacing.m)
                ForEach(details.specifications) { specification in
                    HStack(alignment: .firstTextBaseline) {
                        Text(specification.name).foregroundStyle(ThemedColor.secondaryText)
                        Spacer()
                        Text(specification.value).multilineTextAlignment(.trailing)
                    }
                    .font(FontStyle.note)
                    .accessibilityElement(children: .combine)
                    .accessibilityIdentifier("product.\(specification.id).label")
                }
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private func heading(_ title: LocalizedStringKey) -> some View {
        Text(title).font(FontStyle.heading).accessibilityAddTraits(.isHeader)
    }
}
