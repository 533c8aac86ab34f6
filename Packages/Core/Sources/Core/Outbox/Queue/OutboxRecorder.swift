import GRDB
import Model

/// Makes a change of the bag or of the wishlist, and enqueues what it has changed, in one transaction.
///
/// A guest's changes are not enqueued: no server knows the guest.
struct OutboxRecorder {
    let database: Database
    let scope: SessionScope

    /// Enqueues the new quantity of each product that has another one after the change.
    func changingBag<Value>(_ change: (BagTable) throws -> Value) throws -> Value {
        let bag = BagTable(database: database)
        guard scope != .guest else { return try change(bag) }
        let before = try bag.quantities()
        let value = try change(bag)
        let after = try bag.quantities()
        for line in after where !before.contains(line) { try enqueue(line) }
        let left = Set(after.map(\.id))
        for line in before where !left.contains(line.id) { try enqueue(BagQuantity(id: line.id, quantity: 0)) }
        return value
    }

    /// Enqueues each heart that is another one after the change.
    func changingWishlist<Value>(_ change: (WishlistTable) throws -> Value) throws -> Value {
        let wishlist = WishlistTable(database: database)
        guard scope != .guest else { return try change(wishlist) }
        let before = try wishlist.ids()
        let value = try change(wishlist)
        for id in try wishlist.ids().symmetricDifference(before).sorted(by: { $0.rawValue < $1.rawValue }) {
            try OutboxTable(database: database).enqueue(.wishlistSet(id, isOn: !before.contains(id)))
        }
        return value
    }

    private func enqueue(_ line: BagQuantity) throws {
        try OutboxTable(database: database).enqueue(.bagSet(line.id, quantity: line.quantity))
        // What a guest had of it does not count any more.
        try MergedLineTable(database: database).remove(line.id)
    }
}
