import Model

/// The quantities that were asked for and are not stored yet, one for each product, in the order of asking.
///
/// Of several for one product only the last counts: whoever taps plus three times wants three more, not three writes.
struct WantedQuantities: Hashable, Sendable {
    struct Entry: Hashable, Sendable {
        let id: Product.ID
        var quantity: Int
    }

    private var entries: [Entry] = []

    init() {}

    /// What is to be stored next.
    var next: Entry? { entries.first }

    mutating func want(_ quantity: Int, of id: Product.ID) {
        if let index = entries.firstIndex(where: { $0.id == id }) {
            entries[index].quantity = quantity
        } else {
            entries.append(Entry(id: id, quantity: quantity))
        }
    }

    /// An entry is stored. If another quantity has been asked for meanwhile, that one stays.
    mutating func stored(_ entry: Entry) {
        entries.removeAll { $0 == entry }
    }

    /// A quantity could not be stored: nothing of the product is wanted any more.
    mutating func refused(_ id: Product.ID) {
        entries.removeAll { $0.id == id }
    }

    /// The bag as it will be.
    func applied(to bag: Bag) -> Bag {
        var bag = bag
        for entry in entries { bag.set(entry.quantity, of: entry.id) }
        return bag
    }
}

extension Bag {
    /// Sets the quantity of a line, if there is one.
    mutating func set(_ quantity: Int, of id: Product.ID) {
        guard let index = lines.firstIndex(where: { $0.id == id }) else { return }
        lines[index].quantity = quantity
    }
}
