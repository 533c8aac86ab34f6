/// All that changes in a store, apart from what only lasts as long as a process.
struct StoreState: Sendable, Codable {
    /// What tokens of the changes begin with: those of a store that has forgotten its changes are worth nothing.
    var epoch: String
    var customers: [StoreUser.ID: Customer] = [:]
    /// Products that are not as the catalogue had them.
    var changed: [StoreProduct.ID: StoreProduct] = [:]
    var changes = ChangeLog()
    var lastOrder = 2000
    var tokens = IssuedTokens()

    init(epoch: String) { self.epoch = epoch }

    /// Products that the catalogue had and the store has no more.
    var removed: some Sequence<StoreProduct.ID> {
        changes.numbers.keys.lazy.filter { changed[$0] == nil }
    }

    subscript(_ user: StoreUser.ID) -> Customer {
        get { customers[user] ?? Customer() }
        set { customers[user] = newValue }
    }
}
