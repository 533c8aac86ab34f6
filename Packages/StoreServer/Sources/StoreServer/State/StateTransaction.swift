import Foundation

/// A change of the server's state while it is made. It takes effect when ``ServerState`` commits it.
struct StateTransaction {
    var stored: StoredState
    private(set) var catalog: Catalog
    /// The time of the change.
    let now = Date().timestamp

    init(_ stored: StoredState, _ catalog: Catalog) {
        self.stored = stored
        self.catalog = catalog
    }

    /// Replaces or adds a product, with its numbers clamped to their bounds.
    mutating func put(_ product: StoreProduct) {
        var product = product.clamped()
        product.updatedAt = now
        stored.changed[product.id] = product
        stored.changes.add(product.id)
        catalog.put(product)
    }

    /// Removes a product from the catalog, all carts and all wishlists.
    mutating func remove(_ id: StoreProduct.ID) {
        guard catalog.product(id) != nil else { return }
        stored.changed[id] = nil
        stored.changes.add(id)
        catalog.remove(id)
        for user in stored.customers.keys {
            stored[user].cart.set([CartLine(product: id, quantity: 0)])
            stored[user].wishlist.remove(id)
        }
    }
}
