import Model

/// The requested quantities that aren't stored yet: at most one for each product, in the order of the requests.
///
/// A new quantity replaces a pending quantity of the same product: three quick taps on plus cause one write.
struct WantedQuantities: Hashable, Sendable {
    struct Entry: Hashable, Sendable {
        let id: Product.ID
        var quantity: Int
    }

    private var entries: [Entry] = []

    init() {}

    /// The next entry to store.
    var next: Entry? { entries.first }

    mutating func want(_ quantity: Int, of id: Product.ID) {
        if let index = entries.firstIndex(where: { $0.id == id }) {
            entries[index].quantity = quantity
        } else {
            entries.append(Entry(id: id, quantity: quantity))
        }
    }

    /// Removes a stored entry, unless another quantity has been requested since.
    mutating func stored(_ entry: Entry) {
        entries.removeAll { $0 == entry }
    }

    /// Removes the pending quantity of a product after storing failed.
    mutating func refused(_ id: Product.ID) {
        entries.removeAll { $0.id == id }
    }

    /// Returns the bag with the pending quantities applied.
    func applied(to bag: Bag) -> Bag {
        var bag = bag
        for entry in entries { bag.set(entry.quantity, of: entry.id) }
        return bag
    }
}

extension Bag {
    /// Sets the quantity of a line. Does nothing if the bag doesn't contain the product.
    mutating func set(_ quantity: Int, of id: Product.ID) {
        guard let index = lines.firstIndex(where: { $0.id == id }) else { return }
        lines[index].quantity = quantity
    }
}
