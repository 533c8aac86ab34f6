import Model

/// Watches products of the catalogue from a moment on.
final class StoredProductWatch: ProductWatch {
    private let rows: RowObservers
    private let moment: ProductMoment
    private let touched: @Sendable ([Product.ID]) -> Void
    private let watch: RowWatch

    init(
        _ rows: RowObservers, since moment: ProductMoment, _ touched: @escaping @Sendable ([Product.ID]) -> Void
    ) {
        self.rows = rows
        self.moment = moment
        self.touched = touched
        watch = rows.watchRows { keys in touched(keys.map { Product.ID(rawValue: Int($0.row)) }) }
    }

    func set(_ ids: Set<Product.ID>) {
        watch.set(KnownProducts.keys(of: ids))
        tellEarlierChanges(of: Array(ids))
    }

    func add(_ ids: [Product.ID]) {
        watch.add(KnownProducts.keys(of: ids))
        tellEarlierChanges(of: ids)
    }

    func end() { watch.cancel() }

    /// Watched first, looked at then: what is committed between is told, if twice.
    private func tellEarlierChanges(of ids: [Product.ID]) {
        let changed = rows.changed(ids.map { Int64($0.rawValue) }, since: moment.rawValue)
        if !changed.isEmpty { touched(changed.map { Product.ID(rawValue: Int($0)) }) }
    }
}
