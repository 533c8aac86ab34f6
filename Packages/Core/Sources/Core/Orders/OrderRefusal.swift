import Model

/// The lines of an order that the server rejected, or that the user discarded.
struct OrderRefusal {
    let lines: [BagLine]
    /// The server's response. `nil` if the user discarded the order.
    let refusal: RefusalDTO?

    /// Returns the new quantities of the lines that return to the bag: as many as are available, added to the quantities
    /// that the bag has now.
    func returned(to held: [BagQuantity]) -> [(line: BagLine, quantity: Int)] {
        lines.compactMap { line in
            let refused = refusal?.lines.first { $0.product == line.id }
            let bound = bound(refused)
            let own = min(
                refused?.reason == .minimum ? max(line.quantity, refused?.quantity ?? 0) : line.quantity, bound)
            guard own > 0 else { return nil }
            let present = held.first { $0.id == line.id }?.quantity ?? 0
            // At most the known stock, but never less than the bag has already.
            let maximum = max(min(bound, line.product.stock), present, own)
            return (line, min(own.saturating(adding: present), maximum))
        }
    }

    /// The message to the user.
    var kind: OutboxConflictKind {
        if let refusal, let message = refusal.message, refusal.concernsOrder || refusal.lines.isEmpty {
            return .orderNotAccepted(message)
        }
        let titles = Dictionary(lines.map { ($0.id, $0.product.title) }) { first, _ in first }
        let refused = (refusal?.lines ?? []).compactMap { line in
            titles[line.product].flatMap { title in
                reason(line).map { RefusedOrderLine(product: line.product, title: title, reason: $0) }
            }
        }
        return .orderRefused(refused)
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
