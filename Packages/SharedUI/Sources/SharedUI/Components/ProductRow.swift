public import Model

/// A product as a row in a list, with whatever one can do with it at the end.
public struct ProductRow<Accessory: View>: View {
    private let product: ProductSummary
    private let identifier: String
    private let open: @MainActor () -> Void
    private let accessory: Accessory

    /// - Parameters:
    ///   - product: What the row shows.
    ///   - identifier: What the row's accessibility identifier begins with: `wishlist.product-12`.
    ///   - open: What a tap on the product does.
    ///   - accessory: What one can do with it.
    public init(
        _ product: ProductSummary, identifier: String, open: @escaping @MainActor () -> Void,
        @ViewBuilder accessory: () -> Accessory
    ) {
        self.product = product
        self.identifier = identifier
        self.open = open
        self.accessory = accessory()
    }

    public var body: some View {
        HStack(spacing: Spacing.m) {
            Button(action: open) {
                HStack(spacing: Spacing.m) {
                    RemoteImage(product.thumbnail, label: "")
                        .frame(width: 88, height: 88)
                        .background(ThemedColor.surface, in: RoundedRectangle(cornerRadius: CornerRadius.m))
                    ProductCaption(product)
                    Spacer()
                }
            }
            .buttonStyle(.plain)
            .accessibilityIdentifier("\(identifier).row")
            accessory
        }
    }
}
