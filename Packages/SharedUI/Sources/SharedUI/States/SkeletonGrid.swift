import Model

/// The shape of a grid of products while the first of them load.
public struct SkeletonGrid: View {
    private let label: LocalizedStringResource

    /// - Parameter label: The accessibility label.
    public init(label: LocalizedStringResource = "Loading") {
        self.label = label
    }

    public var body: some View {
        LazyVGrid(columns: ProductGrid.columns, spacing: Spacing.l) {
            ForEach(0..<8) { _ in
                ProductCard(.placeholder, identifier: "skeleton") {}
            }
        }
        .redacted(reason: .placeholder)
        .disabled(true)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(label))
    }
}

extension ProductSummary {
    /// A placeholder with the size of a product.
    static let placeholder = ProductSummary(
        id: ID(rawValue: 0), title: "Loading products", brand: "Brand", category: ProductCategory.ID(rawValue: "-"),
        price: Price(list: .zero(.usd)), stock: 100)
}
