public import Model

/// A product as a card in a grid.
///
/// It is evaluated again only when what it shows changes.
public struct ProductCard: View {
    private let product: ProductSummary
    private let hit: SearchHit?
    private let identifier: String
    private let isInWishlist: Bool
    private let open: @MainActor () -> Void
    private let toggleWishlist: (@MainActor () -> Void)?

    /// - Parameters:
    ///   - product: The product.
    ///   - hit: The search result with highlighted matches. By default, nothing is highlighted.
    ///   - identifier: The prefix of the accessibility identifiers: `listing.product-12`.
    ///   - isInWishlist: Whether the heart is filled.
    ///   - toggleWishlist: The action of the heart. Without it, there is no heart.
    ///   - open: The action of a tap on the card.
    public init(
        _ product: ProductSummary, found hit: SearchHit? = nil, identifier: String, isInWishlist: Bool = false,
        toggleWishlist: (@MainActor () -> Void)? = nil, open: @escaping @MainActor () -> Void
    ) {
        self.product = product
        self.hit = hit
        self.identifier = identifier
        self.isInWishlist = isInWishlist
        self.open = open
        self.toggleWishlist = toggleWishlist
    }

    public var body: some View {
        ZStack(alignment: .topTrailing) {
            Button(action: open) { content }
                .buttonStyle(.plain)
                .accessibilityIdentifier("\(identifier).card")
            if let toggleWishlist {
                WishlistButton(product.title, isOn: isInWishlist, action: toggleWishlist)
                    .padding(Spacing.s)
                    .accessibilityIdentifier("\(identifier).wishlist-button")
            }
        }
    }

    private var content: some View {
        VStack(alignment: .leading, spacing: Spacing.s) {
            RemoteImage(product.thumbnail, label: "")
                .framed()
                .background(ThemedColor.surface, in: RoundedRectangle(cornerRadius: CornerRadius.m))
                .clipShape(RoundedRectangle(cornerRadius: CornerRadius.m))
                .overlay(alignment: .bottomLeading) { ProductBadges(product, on: .picture).padding(Spacing.s) }
            ProductCaption(product, found: hit, showsBadges: false)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .contentShape(Rectangle())
    }
}

extension ProductCard: Equatable {
    /// Returns whether both views show the same content. The tap actions depend only on the product.
    nonisolated public static func == (one: ProductCard, other: ProductCard) -> Bool {
        one.product == other.product && one.hit == other.hit && one.identifier == other.identifier
            && one.isInWishlist == other.isInWishlist && (one.toggleWishlist == nil) == (other.toggleWishlist == nil)
    }
}
