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
                    ProductFact(specification: specification)
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

/// A detail: its name and its value beside each other, or below each other in large text.
private struct ProductFact: View {
    let specification: Specification
    @Environment(\.dynamicTypeSize) private var size

    var body: some View {
        if size.isAccessibilitySize {
            VStack(alignment: .leading, spacing: Spacing.xxs) {
                name
                value
            }
        } else {
            HStack(alignment: .firstTextBaseline, spacing: Spacing.m) {
                name.scaledFrame(width: 150, relativeTo: .body, alignment: .leading)
                value
            }
        }
    }

    private var name: some View {
        Text(specification.name).font(FontStyle.note).foregroundStyle(ThemedColor.secondaryText)
    }

    private var value: some View {
        Text(specification.value).font(FontStyle.note).frame(maxWidth: .infinity, alignment: .leading)
    }
}
