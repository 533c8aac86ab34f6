/// What a user has bought at once.
struct StoreOrder: Sendable, Hashable, Identifiable {
    /// A product, as it was when it was bought.
    struct Line: Sendable, Hashable {
        let product: Int
        let title: String
        /// Cents, what one piece cost.
        let price: Int
        let quantity: Int

        var total: Int { price * quantity }
    }

    let id: Int
    /// Whose it is.
    let user: Int
    /// As `2025-04-30T09:41:02.000Z`.
    let placedAt: String
    /// `placed`, `shipped`, `delivered` or `cancelled`.
    let status: String
    let lines: [Line]

    /// Cents.
    var total: Int { lines.reduce(0) { $0 + $1.total } }
}
