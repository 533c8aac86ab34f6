import GRDB
import Model

/// What may be done with the bag. Runs inside a transaction: what is read is still so when it is written.
extension BagTable {
    func add(_ id: Product.ID, quantity: Int) throws {
        guard let product = try SummaryRow.summary(of: id, in: database, images) else {
            throw ServiceError.notFound("product \(id)")
        }
        let rule = product.stockRule
        guard quantity > 0 else { throw BagError.refused(.belowMinimum(rule.minimum)) }
        let line = try line(id)
        let (sum, overflow) = quantity.addingReportingOverflow(line?.quantity ?? 0)
        let total = overflow ? Int.max : sum
        if let refusal = rule.refusal(of: total) { throw BagError.refused(refusal) }
        if line == nil { try append(id, quantity: total) } else { try set(total, of: id) }
    }

    func take(_ id: Product.ID, quantity: Int) throws {
        guard quantity > 0, let line = try line(id) else { return }
        let left = line.quantity - quantity
        if left < line.product.stockRule.minimum { try delete(id) } else { try set(left, of: id) }
    }

    func setQuantity(_ quantity: Int, of id: Product.ID) throws {
        guard let line = try line(id) else { return }
        if let refusal = line.product.stockRule.refusal(of: quantity) { throw BagError.refused(refusal) }
        try set(quantity, of: id)
    }

    func remove(_ id: Product.ID) throws -> RemovedBagLine? {
        let lines = try bag().lines
        guard let index = lines.firstIndex(where: { $0.id == id }) else { return nil }
        try delete(id)
        return RemovedBagLine(line: lines[index], index: index)
    }

    /// Without effect on a product that has been put in again.
    func restore(_ removed: RemovedBagLine) throws {
        let id = removed.line.id
        guard try line(id) == nil, removed.line.quantity > 0 else { return }
        guard try SummaryRow.summary(of: id, in: database, images) != nil else {
            throw ServiceError.notFound("product \(id)")
        }
        try insert(id, quantity: removed.line.quantity, at: removed.index)
    }
}
