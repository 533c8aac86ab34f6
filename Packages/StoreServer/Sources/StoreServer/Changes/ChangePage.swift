/// What has changed after some place: products that are as they always were come first, in order of their numbers, then
/// those that have changed, in order of their last changes.
struct ChangePage {
    enum Entry {
        case product(StoreProduct)
        case removed(StoreProduct.ID)
    }

    private(set) var entries: [Entry] = []
    private(set) var next: ChangeToken
    /// How many are left after these.
    let remaining: Int

    static let defaultLimit = 100
    static let mostLimit = 1000

    /// - Complexity: O(limit + *c* log *c*), where *c* products have changed.
    init(_ state: StoreState, _ catalogue: Catalogue, since: ChangeToken, limit: Int) {
        next = since
        var left = 0
        if since.change == 0 {
            let (after, overflow) = since.product.addingReportingOverflow(1)
            let rest = catalogue.products[(overflow ? catalogue.products.count : catalogue.place(of: after))...]
            let changed = state.changed.keys.count { $0 > since.product }
            left = rest.count - changed
            for product in rest {
                guard entries.count < limit else { break }
                guard state.changes.numbers[product.id] == nil else { continue }
                entries.append(.product(product))
                next.product = product.id
            }
        }
        let changed = state.changes.numbers.filter { $0.value > since.change }.sorted { $0.value < $1.value }
        left += changed.count
        for (id, number) in changed {
            guard entries.count < limit else { break }
            entries.append(catalogue.product(id).map { .product($0) } ?? .removed(id))
            next.change = number
            next.product = 0
        }
        remaining = left - entries.count
    }
}
