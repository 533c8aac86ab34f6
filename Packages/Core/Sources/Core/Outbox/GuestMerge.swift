import Foundation
import GRDB
import Model

/// Merges the guest's data into a user's when the user signs in.
///
/// * The bag: of two quantities of a product, the larger counts, limited by the stock. The guest's products follow the
///   account's.
/// * The wishlist: all products of both, the guest's first.
/// * The guest has nothing afterwards.
///
/// Perhaps only the server knows the account's bag. So the guest's lines are also stored as ``MergedLine`` until the
/// server's bag is known.
///
/// Two databases are written, the user's first. If the process ends between them, this runs again with the same data: the
/// guest's data has a name, and the user's database has the name of the data that was merged last.
struct GuestMerge: Sendable {
    let products: KnownProducts
    var capabilities = ServerCapabilities.all
    let now: @Sendable () -> Date

    private var images: ImageAddresses { products.images }

    func run(from guest: Database, to user: Database) throws {
        let (bag, wishlist) = (BagTable(database: guest), WishlistTable(database: guest))
        let (lines, items) = (try bag.lines(), try wishlist.items())
        guard !lines.isEmpty || !items.isEmpty else { return }
        let batch = try OutboxState(database: guest).text(.batch)
        let known = try OutboxState(database: user).text(.batch)
        if batch == nil || batch != known {
            try mergeBag(lines, to: user)
            try mergeWishlist(items, to: user)
            try OutboxState(database: user).set(.batch, batch)
        }
        try guest.execute(sql: "DELETE FROM bagLine")
        try guest.execute(sql: "DELETE FROM wishlistItem")
        try OutboxState(database: guest).set(.batch, UUID().uuidString)
    }

    private func mergeBag(_ lines: [BagTable.Line], to database: Database) throws {
        let facts = try products.facts(of: Set(lines.map(\.product.id)))
        let bag = BagTable(database: database)
        for line in lines {
            let product = facts.now(images.shown(line.product))
            let held = try bag.line(product.id)?.quantity ?? 0
            let wanted = max(line.quantity, held)
            // A product that is sold out keeps its quantity: the bag shows that.
            let most = product.stockRule.quantities?.upperBound ?? wanted
            let quantity = max(min(wanted, most), held)
            if quantity < wanted {
                try ConflictRecord.add(
                    .lowered(from: wanted, to: quantity), product: product.id, title: product.title, at: now(),
                    in: database)
            }
            guard quantity > held else { continue }
            let stored = images.stored(product)
            if held > 0 { try bag.set(quantity, of: stored) } else { try bag.append(stored, quantity: quantity) }
            guard capabilities.contains(.carts) else { continue }
            try MergedLine(product: product.id, quantity: quantity).insert(database)
        }
    }

    private func mergeWishlist(_ items: [WishlistTable.Item], to database: Database) throws {
        let wishlist = WishlistTable(database: database)
        for item in items.reversed() {
            guard try !wishlist.ids().contains(item.id) else { continue }
            try wishlist.add(item.id, item.product)
            guard capabilities.contains(.wishlists) else { continue }
            try OutboxEntry.enqueue(.wishlistSet(item.id, isOn: true), in: database)
        }
    }
}
