import Model
import SharedUI

/// A search hit with highlighted matches.
struct FoundRow: View {
    let hit: SearchHit
    let isInWishlist: Bool
    let toggleWishlist: @MainActor () -> Void
    let open: @MainActor () -> Void

    var body: some View {
        HStack(spacing: Spacing.m) {
            RowButton(action: open) {
                HStack(spacing: Spacing.m) {
                    RemoteImage(hit.product.thumbnail, label: "")
                        .frame(width: 64, height: 64)
                        .background(ThemedColor.surface, in: RoundedRectangle(cornerRadius: CornerRadius.m))
                    caption
                    Spacer()
                }
            }
            .accessibilityIdentifier("\(hit.product.listingIdentifier).row")
            WishlistButton(hit.product.title, isOn: isInWishlist, action: toggleWishlist)
                .accessibilityIdentifier("\(hit.product.listingIdentifier).wishlist-button")
        }
    }

    private var caption: some View {
        VStack(alignment: .leading, spacing: Spacing.xs) {
            if let brand = hit.product.brand {
                Text(brand).font(FontStyle.caption).foregroundStyle(ThemedColor.secondaryText).lineLimit(1)
            }
            Text(hit.title).font(FontStyle.note).lineLimit(2)
            if let excerpt = hit.excerpt {
                Text(excerpt).font(FontStyle.caption).foregroundStyle(ThemedColor.secondaryText).lineLimit(2)
            }
            PriceLabel(hit.product.price)
            if hit.product.stockRule.isSoldOut { ProductBadges(hit.product) }
        }
    }
}

extension FoundRow: Equatable {
    /// Returns whether both views show the same content. The tap actions depend only on the product.
    nonisolated static func == (one: FoundRow, other: FoundRow) -> Bool {
        one.hit == other.hit && one.isInWishlist == other.isInWishlist
    }
}
