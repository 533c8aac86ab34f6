import Algorithms
import Model

extension OutboxSender {
    /// Replaces the device's wishlist by the server's, except for pending changes.
    func takeWishlist(_ wishes: WishesDTO) async throws(ServiceError) {
        try await write { rows in
            let queue = try OutboxEntry.all(in: rows).map(\.change)
            let local = try WishlistRecord.ids(in: rows)
            let server = wishes.isComplete ? wishes.products : Array((wishes.products + local).uniqued())
            let list = WishlistReconciliation(server: server, queue: queue, local: local).list()
            if list != local { try WishlistRecord.replace(with: list, in: rows) }
        }
    }
}

/// The wishlist after the server's wishlist was received. Products with pending changes stay as they are on the device.
struct WishlistReconciliation {
    /// The products of the server, latest first.
    var server: [Product.ID]
    /// The pending changes.
    var queue: [OutboxChange] = []
    /// The products on this device, latest first.
    var local: [Product.ID] = []

    /// Returns the products: first those with pending changes, then the server's new ones, then the others.
    func list() -> [Product.ID] {
        let pending = Set(queue.compactMap { if case .wishlistSet(let id, _) = $0 { id } else { nil } })
        let (known, held) = (Set(local), Set(server))
        return local.filter(pending.contains) + server.filter { !known.contains($0) && !pending.contains($0) }
            + local.filter { held.contains($0) && !pending.contains($0) }
    }
}
