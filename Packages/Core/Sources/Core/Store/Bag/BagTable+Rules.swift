import Model

/// What may be done with the bag. Runs inside a transaction: what is read is still so when it is written.
///
/// `now` is a product as it is now, when the catalogue knows it; it has the last word on how many can be bought.
extension BagTable {
    /// Puts so many more of a product in.
    func add(_ now: ProductSummary, quantity: Int) throws {
        let rule = now.stockRule
        guard quantity > 0 else { throw BagError.refused(.belowMinimum(rule.minimum)) }
        let line = try line(now.id)
        let (sum, overflow) = quantity.addingReportingOverflow(line?.quantity ?? 0)
        let total = overflow ? Int.max : sum
        if let refusal = rule.refusal(of: total) { throw BagError.refused(refusal) }
        if line == nil { try append(now, quantity: total) } else { try set(total, of: now) }
    }

    /// Takes so many out; all when too few are left to be sold.
    func take(_ id: Product.ID, quantity: Int, now: (ProductSummary) throws -> ProductSummary) throws {
        guard quantity > 0, let line = try line(id) else { return }
        let product = try now(line.product)
        let left = line.quantity - quantity
        if left < product.stockRule.minimum { try delete(id) } else { try set(left, of: product) }
    }

    func setQuantity(
        _ quantity: Int, of id: Product.ID, now: (ProductSummary) throws -> ProductSummary
    ) throws {
        guard let line = try line(id) else { return }
        let product = try now(line.product)
        if let refusal = product.stockRule.refusal(of: quantity) { throw BagError.refused(refusal) }
        try set(quantity, of: product)
    }

    /// The line that was taken out, and its place; nil when there was none.
    func remove(_ id: Product.ID) throws -> (line: Line, index: Int)? {
        let lines = try lines()
        guard let index = lines.firstIndex(where: { $0.product.id == id }) else { return nil }
        try delete(id)
        return (lines[index], index)
    }

    /// Puts a line back. Without effect on a product that has been put in again.
    func restore(_ product: ProductSummary, quantity: Int, at index: Int) throws {
        guard try line(product.id) == nil, quantity > 0 else { return }
        try insert(product, quantity: quantity, at: index)
    }
}
