public import Model

/// A product as a row in a list, with a trailing accessory.
public struct ProductRow<Accessory: View>: View {
    private let product: ProductSummary
    private let hit: SearchHit?
    private let isBrief: Bool
    private let identifier: String
    private let open: @MainActor () -> Void
    private let accessory: Accessory

    /// - Parameters:
    ///   - product: The product.
    ///   - hit: The search result with highlighted matches. By default, nothing is highlighted.
    ///   - isBrief: Whether to leave out the rating and the badges, because the user has already chosen the product.
    ///   - identifier: The prefix of the accessibility identifiers: `wishlist.product-12`.
    ///   - open: The action of a tap on the product.
    ///   - accessory: The trailing view.
    public init(
        _ product: ProductSummary, found hit: SearchHit? = nil, isBrief: Bool = false, identifier: String,
        open: @escaping @MainActor () -> Void,
        @ViewBuilder accessory: () -> Accessory
    ) {
        self.product = product
        self.hit = hit
        self.isBrief = isBrief
        self.identifier = identifier
        self.open = open
        self.accessory = accessory()
    }

    public var body: some View {
        HStack(spacing: Spacing.m) {
            RowButton(action: open) {
                HStack(spacing: Spacing.m) {
                    RemoteImage(product.thumbnail, label: "")
                        .scaledFrame(width: 88, height: 88)
                        .background(ThemedColor.surface, in: RoundedRectangle(cornerRadius: CornerRadius.m))
                    ProductCaption(product, found: hit, showsBadges: !isBrief, showsRating: !isBrief)
                    Spacer()
                }
            }
            .accessibilityIdentifier("\(identifier).row")
            accessory
        }
    }
}
