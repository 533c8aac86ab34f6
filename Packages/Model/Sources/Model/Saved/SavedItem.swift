public import Foundation

/// A product that the user has moved out of the bag, to buy it later.
public struct SavedItem: Identifiable, Hashable, Sendable {
    /// The product as currently stored.
    public var product: ProductSummary
    /// The quantity that was in the bag.
    public var quantity: Int
    /// The date when the item was saved.
    public var savedAt: Date

    /// Creates an item. See ``refusal`` for whether the quantity is available.
    public init(product: ProductSummary, quantity: Int, savedAt: Date) {
        self.product = product
        self.quantity = quantity
        self.savedAt = savedAt
    }

    /// The product's identifier. A product is saved at most once.
    public var id: Product.ID { product.id }

    /// The reason why the quantity isn't available. `nil` if it is.
    public var refusal: QuantityRefusal? { product.stockRule.refusal(of: quantity) }
}

/// A line that was moved from the bag to the saved items, for undo.
public struct SavedBagLine: Hashable, Sendable {
    /// The line that was removed from the bag.
    public let removed: RemovedBagLine
    /// The item that was saved before, with the same product. `nil` if there was none.
    public let replaced: SavedItem?

    /// Creates a saved line.
    public init(removed: RemovedBagLine, replaced: SavedItem?) {
        self.removed = removed
        self.replaced = replaced
    }
}

/// A saved item that was moved to the bag, for undo.
public struct MovedSavedItem: Hashable, Sendable {
    /// The item that was removed from the saved items.
    public let item: SavedItem
    /// The quantity that was added to the bag.
    public let quantity: Int

    /// Creates a moved item.
    public init(item: SavedItem, quantity: Int) {
        self.item = item
        self.quantity = quantity
    }
}

// MARK: - Rules

extension SavedItem {
    /// Creates the item of a line that is saved. The quantity of an item that was saved before is added.
    public init(_ line: BagLine, replacing old: SavedItem?, at date: Date) {
        self.init(
            product: line.product, quantity: line.quantity.saturating(adding: old?.quantity ?? 0), savedAt: date)
    }

    /// Returns one item for the same product in two lists: with the larger quantity, and the later date.
    public func merged(with other: SavedItem) -> SavedItem {
        SavedItem(
            product: product, quantity: max(quantity, other.quantity), savedAt: max(savedAt, other.savedAt))
    }
}

extension Bag {
    /// Adds the quantity of a saved item. If less is in stock, adds what is available beside the bag's quantity.
    ///
    /// - Returns: The quantity that was added.
    /// - Throws: The reason why none can be added. The bag is unchanged then.
    public mutating func add(_ item: SavedItem) throws(QuantityRefusal) -> Int {
        let rule = item.product.stockRule
        let held = self[item.id]?.quantity ?? 0
        guard let nearest = rule.nearest(to: item.quantity.saturating(adding: held)) else { throw .soldOut }
        guard nearest > held else { throw .aboveStock(rule.stock) }
        try add(item.product, quantity: nearest - held)
        return nearest - held
    }
}
