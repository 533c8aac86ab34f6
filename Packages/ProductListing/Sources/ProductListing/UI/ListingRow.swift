import Model
import SharedUI

/// A product row with a wishlist button.
struct ListingRow: View {
    let hit: SearchHit
    let isInWishlist: Bool
    let toggleWishlist: @MainActor () -> Void
    let open: @MainActor () -> Void

    var body: some View {
        ProductRow(hit.product, found: hit, identifier: hit.product.listingIdentifier, open: open) {
            WishlistButton(hit.product.title, isOn: isInWishlist, action: toggleWishlist)
                .accessibilityIdentifier("\(hit.product.listingIdentifier).wishlist-button")
        }
    }
}

extension ListingRow: Equatable {
    /// Returns whether both views show the same content. The tap actions depend only on the product.
    nonisolated static func == (one: ListingRow, other: ListingRow) -> Bool {
        one.hit == other.hit && one.isInWishlist == other.isInWishlist
    }
}
