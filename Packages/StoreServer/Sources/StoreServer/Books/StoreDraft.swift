import Foundation

/// A change while it is made: nothing of it counts before it is kept.
struct StoreDraft {
    var state: StoreState
    private(set) var catalogue: Catalogue
    let now = Timestamp(Date()).text
    /// Products that are not as the catalogue here has them.
    private(set) var touched: Set<StoreProduct.ID> = []

    init(_ state: StoreState, _ catalogue: Catalogue) {
        self.state = state
        self.catalogue = catalogue
    }

    /// Lets go of the catalogue, so that whoever changes it next need not copy it.
    mutating func release() { catalogue = Catalogue([]) }

    /// The product as it is by now.
    func product(_ id: StoreProduct.ID) -> StoreProduct? {
        touched.contains(id) ? state.changed[id] : catalogue.product(id)
    }

    mutating func put(_ product: StoreProduct) {
        var product = catalogue.tidied(product)
        product.updatedAt = now
        state.changed[product.id] = product
        state.changes.note(product.id)
        touched.insert(product.id)
    }

    /// Takes a product from the shop, and from carts and wishlists.
    mutating func remove(_ id: StoreProduct.ID) {
        guard product(id) != nil else { return }
        state.changed[id] = nil
        state.changes.note(id)
        touched.insert(id)
        for user in state.customers.keys {
            state[user].cart.set([CartLine(product: id, quantity: 0)])
            state[user].wishlist.remove(id)
        }
    }
}
