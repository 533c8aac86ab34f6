import Model
import SharedUI

/// A row for an item on the wishlist, including items whose product is no longer stored.
struct WishlistRow: View {
    let item: WishlistItem
    let open: @MainActor () -> Void
    let moveToBag: @MainActor () -> Void
    let remove: @MainActor () -> Void

    var body: some View {
        if let product = item.product {
            VStack(alignment: .leading, spacing: Spacing.s) {
                ProductRow(product, identifier: identifier, open: open) {}
                HStack {
                    ThemedButton("Move to bag", icon: .bag, style: .secondary, action: moveToBag)
                        .disabled(product.stockRule.isSoldOut)
                        .accessibilityIdentifier("\(identifier).move-to-bag.button")
                    Spacer()
                    removeButton
                }
            }
        } else {
            HStack {
                Text("\(Text(item.title)) isn't available right now")
                    .foregroundStyle(ThemedColor.secondaryText)
                Spacer()
                removeButton
            }
        }
    }

    private var identifier: String { "wishlist.product-\(item.id)" }

    private var removeButton: some View {
        ThemedButton("Remove", style: .destructive, action: remove)
            .accessibilityLabel(Text("Remove \(Text(item.title)) from wishlist"))
            .accessibilityIdentifier("\(identifier).remove.button")
    }
}
