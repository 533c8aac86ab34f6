import Foundation
import GRDB
import Model

/// Merges the guest's rows into a user's when the user signs in.
///
/// * The bag: of two quantities of a product, the larger counts, limited by the stock. The guest's products follow the
///   account's.
/// * The wishlist: all products of both, the guest's first.
/// * The saved items: all products of both. Of two quantities of a product, the larger counts.
/// * The voucher: the guest's, if there is one, because the user has entered it last.
/// * The guest has nothing afterwards.
///
/// Perhaps only the server knows the account's bag. So the guest's lines are also stored as ``MergedLine`` until the
/// server's bag is known.
struct GuestMerge: Sendable {
    var capabilities = ServerCapabilities.all
    var now: @Sendable () -> Date = { Date() }

    /// Runs in the transaction in which the user becomes the current owner.
    func run(from guest: OwnerRows, to user: OwnerRows) throws {
        try mergeBag(from: guest, to: user)
        for id in try WishlistRecord.move(from: guest, to: user) where capabilities.contains(.wishlists) {
            try OutboxEntry.enqueue(.wishlistSet(id, isOn: true), in: user)
        }
        try mergeSavedItems(from: guest, to: user)
        if let voucher = try StoredVoucher.voucher(in: guest) {
            try StoredVoucher.set(voucher, in: user)
            try StoredVoucher.set(nil, in: guest)
        }
    }

    private func mergeSavedItems(from guest: OwnerRows, to user: OwnerRows) throws {
        for item in try SavedItemRecord.items(in: guest) {
            let held = try SavedItemRecord.item(item.id, in: user)
            try SavedItemRecord.save(held?.merged(with: item) ?? item, in: user)
            try SavedItemRecord.remove(item.id, in: guest)
        }
    }

    private func mergeBag(from guest: OwnerRows, to user: OwnerRows) throws {
        var bag = try Bag(user)
        for line in try Bag(guest).lines {
            let product = line.product
            let held = bag[product.id]?.quantity ?? 0
            let wanted = max(line.quantity, held)
            // A product that is sold out keeps its quantity: the bag shows that.
            let maximum = product.stockRule.quantities?.upperBound ?? wanted
            let quantity = max(min(wanted, maximum), held)
            if quantity < wanted {
                try ConflictRecord.add(
                    .lowered(from: wanted, to: quantity), product: product.id, title: product.title, at: now(), in: user
                )
            }
            guard quantity > held else { continue }
            bag.replaceQuantity(quantity, of: product)
            guard capabilities.contains(.carts) else { continue }
            try MergedLine(ownerID: user.ownerID, productID: product.id, quantity: quantity).save(user.database)
        }
        try bag.save(in: user)
        try Bag().save(in: guest)
    }
}
