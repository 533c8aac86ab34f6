import Foundation
import GRDB
import Model

/// Takes over what the guest has when somebody signs in.
///
/// The rules:
/// * The bag: a product that both have gets the larger of the two quantities, never their sum: most people put in twice
///   what they want once. No more than there are in stock; a lowered quantity is told. The guest's products stand behind
///   the account's.
/// * The wishlist: what either has; the guest's stand on top.
/// * The guest has nothing afterwards.
///
/// What the account has may be known to the server only. So a line of the guest waits in ``MergedLineTable`` until the
/// server's bag is known, and counts then by the same rule.
///
/// Two databases are changed, the user's first. A process may end between them, and this runs again with the same things
/// of the guest: each batch of them has a name, and the user's database knows the last one that it has taken over.
struct GuestJoining: Sendable {
    let products: KnownProducts
    let now: @Sendable () -> Date

    private var images: ImageAddresses { products.images }

    func run(from guest: Database, to user: Database) throws {
        let (bag, wishlist) = (BagTable(database: guest), WishlistTable(database: guest))
        let (lines, items) = (try bag.lines(), try wishlist.items())
        guard !lines.isEmpty || !items.isEmpty else { return }
        let batch = try OutboxState(database: guest).text(.batch)
        let known = try OutboxState(database: user).text(.batch)
        if batch == nil || batch != known {
            try joinBag(lines, to: user)
            try joinWishlist(items, to: user)
            try OutboxState(database: user).set(.batch, batch)
        }
        try guest.execute(sql: "DELETE FROM bagLine")
        try guest.execute(sql: "DELETE FROM wishlistItem")
        try OutboxState(database: guest).set(.batch, UUID().uuidString)
    }

    private func joinBag(_ lines: [BagTable.Line], to database: Database) throws {
        let facts = try products.facts(of: Set(lines.map(\.product.id)))
        let bag = BagTable(database: database)
        for line in lines {
            let product = facts.now(images.shown(line.product))
            let held = try bag.line(product.id)?.quantity ?? 0
            let wanted = max(line.quantity, held)
            // One of which none can be bought stays as it is: the bag shows that.
            let most = product.stockRule.quantities?.upperBound ?? wanted
            let quantity = max(min(wanted, most), held)
            if quantity < wanted {
                try ConflictTable(database: database).add(
                    .lowered(from: wanted, to: quantity), product: product.id, title: product.title, at: now())
            }
            guard quantity > held else { continue }
            let stored = images.stored(product)
            if held > 0 { try bag.set(quantity, of: stored) } else { try bag.append(stored, quantity: quantity) }
            try MergedLineTable(database: database).add(BagQuantity(id: product.id, quantity: quantity))
        }
    }

    private func joinWishlist(_ items: [WishlistTable.Item], to database: Database) throws {
        let wishlist = WishlistTable(database: database)
        for item in items.reversed() {
            guard try !wishlist.ids().contains(item.id) else { continue }
            try wishlist.add(item.id, item.product)
            try OutboxTable(database: database).enqueue(.wishlistSet(item.id, isOn: true))
        }
    }
}
