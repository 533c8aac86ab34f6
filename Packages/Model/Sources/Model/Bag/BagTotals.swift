/// The totals of a bag.
public struct BagTotals: Hashable, Sendable {
    /// The sum of the list prices.
    public let list: Money
    /// The amount to pay.
    public let total: Money
    /// The sum of the discounts.
    public let discount: Money

    /// Creates the totals of lines. Returns `nil` if the lines are in different currencies, or if a sum overflows.
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

    /// Returns the total with a voucher.
    public func reduced(by voucher: Voucher?) -> ReducedTotal { ReducedTotal(total, voucher) }
}
