/// What a user is about to buy.
struct Cart: Sendable, Codable {
    /// In the order in which they were put in.
    private(set) var lines: [CartLine] = []
    /// Counts the changes.
    private(set) var revision = 0

    /// Sets the quantities of these; none takes the product out. All others stay.
    mutating func set(_ changes: [CartLine]) {
        var new = lines
        for change in changes {
            if let place = new.firstIndex(where: { $0.product == change.product }) {
                new[place] = change
            } else {
                new.append(change)
            }
        }
        replace(with: new)
    }

    mutating func replace(with new: [CartLine]) {
        let new = new.filter { $0.quantity > 0 }
        guard new != lines else { return }
        lines = new
        revision &+= 1
    }

    /// Takes out what was bought: less may stay.
    mutating func takeOut(_ bought: [StoreOrder.Line]) {
        let quantities = Dictionary(bought.map { ($0.product, $0.quantity) }) { $0 + $1 }
        replace(
            with: lines.map {
                CartLine(product: $0.product, quantity: max(0, $0.quantity - (quantities[$0.product] ?? 0)))
            })
    }
}

/// A product in a cart.
public struct CartLine: Sendable, Hashable, Codable {
    public let product: StoreProduct.ID
    /// At most 99,999.
    public let quantity: Int
}
