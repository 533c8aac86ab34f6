public import Model

/// What has changed in a server's catalog after some place.
public struct CatalogChanges: Hashable, Sendable {
    /// What has happened to a product.
    public enum Change: Hashable, Sendable {
        /// It is new, or another than it was.
        case saved(Product)
        /// The server has it no more.
        case removed(Product.ID)
    }

    /// The changes in their order.
    public var changes: [Change]
    /// The place behind them.
    public var next: String
    /// How many follow.
    public var remaining: Int

    /// Some changes, and where the next ones are.
    public init(changes: [Change], next: String, remaining: Int) {
        self.changes = changes
        self.next = next
        self.remaining = remaining
    }
}
