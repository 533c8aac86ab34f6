import Model
import SharedUI

/// A product row with a wishlist button.
struct ListingRow: View {
    private let product: ProductSummary
    private let isInWishlist: Bool
    private let toggleWishlist: @MainActor () -> Void
    private let open: @MainActor () -> Void

    init(
        _ product: ProductSummary, isInWishlist: Bool, toggleWishlist: @escaping @MainActor () -> Void,
        open: @escaping @MainActor () -> Void
    ) {
        self.product = product
        self.isInWishlist = isInWishlist
        self.toggleWishlist = toggleWishlist
        self.open = open
    }

    var body: some View {
        ProductRow(product, identifier: product.listingIdentifier, open: open) {
            WishlistButton(product.title, isOn: isInWishlist, action: toggleWishlist)
                .accessibilityIdentifier("\(product.listingIdentifier).wishlist-button")
        }
    }
}

extension ListingRow: Equatable {
    /// Returns whether both views show the same content. The tap actions depend only on the product.
    nonisolated static func == (one: ListingRow, other: ListingRow) -> Bool {
        one.product == other.product && one.isInWishlist == other.isInWishlist
    }
}
