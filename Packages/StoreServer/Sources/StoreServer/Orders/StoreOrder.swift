/// What a user has bought at once.
public struct StoreOrder: Sendable, Hashable, Identifiable, Codable {
    /// A product, as it was when it was bought.
    public struct Line: Sendable, Hashable, Codable {
        public let product: StoreProduct.ID
        public let title: String
        /// Cents, what one piece cost.
        public let price: Int
        public let quantity: Int

        /// Cents.
        public var total: Int { Amount.product(price, quantity) }
    }

    public let id: Int
    /// Whose it is.
    public let user: StoreUser.ID
    /// As `2025-04-30T09:41:02.000Z`.
    public let placedAt: String
    /// `placed`, `shipped`, `delivered` or `cancelled`.
    public let status: String
    public let lines: [Line]

    /// Cents.
    public var total: Int { Amount.sum(lines.map(\.total)) }
}
