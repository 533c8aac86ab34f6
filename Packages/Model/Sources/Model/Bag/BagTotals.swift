/// What a bag costs.
public struct BagTotals: Hashable, Sendable {
    /// Without discounts.
    public let list: Money
    /// With them: what one pays.
    public let total: Money
    /// What the discounts save.
    public let discount: Money

    /// The sums over the lines; nil when they have no common currency or a sum does not fit.
    public init?(_ lines: [BagLine]) {
        let currency = lines.first?.product.price.list.currency ?? .usd
        var list: Money? = .zero(currency)
        var total: Money? = .zero(currency)
        for line in lines {
            list = list.flatMap { sum in line.listTotal.flatMap(sum.adding) }
            total = total.flatMap { sum in line.total.flatMap(sum.adding) }
        }
        guard let list, let total, let discount = list.subtracting(total) else { return nil }
        self.list = list
        self.total = total
        self.discount = discount
    }
}
