/// What a user would like to have.
struct Wishlist: Sendable, Codable {
    /// The latest first.
    private(set) var products: [StoreProduct.ID] = []
    /// Counts the changes.
    private(set) var revision = 0

    mutating func add(_ id: StoreProduct.ID) {
        guard !products.contains(id) else { return }
        products.insert(id, at: 0)
        revision &+= 1
    }

    mutating func remove(_ id: StoreProduct.ID) {
        guard let place = products.firstIndex(of: id) else { return }
        products.remove(at: place)
        revision &+= 1
    }

    func write(to json: inout JSONWriter) {
        json.object {
            $0.key("products")
            $0.array(products) { $0.number($1) }
            $0.field("revision", revision)
        }
    }
}
