import Model

/// What becomes of the lines of an order that the server has refused.
///
/// They return to the bag, as many as can be had; what was put in meanwhile is added to. A product that the shop has no
/// more does not return.
struct OrderRefusal {
    let lines: [BagLine]
    let refusal: RefusalDTO

    /// How many of each product are to be in the bag, of those that return.
    ///
    /// - Parameter held: What is in it now.
    func returned(to held: [BagQuantity]) -> [(line: BagLine, quantity: Int)] {
        lines.compactMap { line in
            let refused = refusal.lines.first { $0.product == line.id }
            let bound = bound(refused)
            let own = min(
                refused?.reason == .minimum ? max(line.quantity, refused?.quantity ?? 0) : line.quantity, bound)
            guard own > 0 else { return nil }
            let (sum, overflow) = own.addingReportingOverflow(held.first { $0.id == line.id }?.quantity ?? 0)
            // No more than there are, as far as anybody knows; but never fewer than are in the bag already.
            let most = max(min(bound, line.product.stock), held.first { $0.id == line.id }?.quantity ?? 0, own)
            return (line, min(overflow ? .max : sum, most))
        }
    }

    /// What the user is told.
    var kind: OutboxConflictKind {
        let titles = Dictionary(lines.map { ($0.id, $0.product.title) }) { first, _ in first }
        let told = refusal.lines.compactMap { line in
            titles[line.product].flatMap { title in
                reason(line).map { RefusedOrderLine(product: line.product, title: title, reason: $0) }
            }
        }
        return .orderRefused(told)
    }

    private func bound(_ refused: RefusalDTO.Line?) -> Int {
        switch refused?.reason {
        case .gone: 0
        case .stock: refused?.quantity ?? 0
        case .minimum, .price, nil: .max
        }
    }

    private func reason(_ line: RefusalDTO.Line) -> RefusedOrderLine.Reason? {
        switch line.reason {
        case .stock: .stock(line.quantity ?? 0)
        case .minimum: .minimum(max(line.quantity ?? 1, 1))
        case .gone: .gone
        case .price: line.price.map { .price($0) }
        }
    }
}
