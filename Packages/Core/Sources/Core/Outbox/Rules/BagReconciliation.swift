import Model

/// What the bag is to be when the server has said what it holds.
///
/// The server's lines are the truth; what a guest has brought along is added to them, the larger quantity counts; and on
/// top, in their order, come the changes that the server has not answered yet.
struct BagReconciliation {
    /// What the server holds, in its order.
    var server: [BagQuantity]
    /// What a guest has brought along, in its order.
    var merged: [BagQuantity] = []
    /// What is not answered yet, in its order.
    var queue: [OutboxChange] = []
    /// What is in the bag on this device, in its order.
    var local: [BagQuantity] = []

    /// What the bag is to hold: first what was in it, in its order, then what is new from the server, then what the guest
    /// has brought along.
    func bag() -> [BagQuantity] {
        var quantities = Dictionary(server.map { ($0.id, $0.quantity) }) { first, _ in first }
        for line in raised() { quantities[line.id] = line.quantity }
        for change in queue { apply(change, to: &quantities) }
        let guests = Set(merged.map(\.id)).subtracting(server.map(\.id))
        let order =
            local.map(\.id).filter { !guests.contains($0) } + server.map(\.id) + merged.map(\.id) + queued()
        var known: Set<Product.ID> = []
        return order.filter { known.insert($0).inserted }.compactMap { id in
            quantities[id].map { BagQuantity(id: id, quantity: $0) }
        }
    }

    /// What the server has to be told of the guest's things: those of which it holds fewer.
    func raised() -> [BagQuantity] {
        let held = Dictionary(server.map { ($0.id, $0.quantity) }) { first, _ in first }
        return merged.filter { $0.quantity > held[$0.id] ?? 0 }
    }

    private func queued() -> [Product.ID] {
        queue.compactMap { if case .bagSet(let id, _, _) = $0 { id } else { nil } }
    }

    private func apply(_ change: OutboxChange, to quantities: inout [Product.ID: Int]) {
        switch change {
        case .bagSet(let id, let quantity, _): quantities[id] = quantity > 0 ? quantity : nil
        case .placeOrder(let lines):
            for line in lines {
                guard let held = quantities[line.product] else { continue }
                quantities[line.product] = held > line.quantity ? held - line.quantity : nil
            }
        case .wishlistSet, .profileChange: break
        }
    }
}
