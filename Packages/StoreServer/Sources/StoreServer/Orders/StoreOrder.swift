import Foundation

/// An order.
public struct StoreOrder: Sendable, Hashable, Identifiable, Codable {
    /// A product, as it was when it was ordered.
    public struct Line: Sendable, Hashable, Codable {
        public let product: StoreProduct.ID
        public let title: String
        /// The price of one piece, in cents.
        public let price: Int
        public let quantity: Int
    }

    public let id: Int
    /// The user who placed the order.
    public let user: StoreUser.ID
    /// The date, as in `2025-04-30T09:41:02.000Z`.
    public let placedAt: String
    /// `placed`, `shipped`, `delivered` or `cancelled`.
    public let status: String
    public let lines: [Line]
}

/// An order in a response: DummyJSON's cart with a date and a status.
struct OrderResponse: Encodable {
    private struct Line: Encodable {
        let id: Int
        let title: String
        let price: Decimal
        let quantity: Int
        let total: Decimal
        let thumbnail: String
    }

    private let id, userId: Int
    private let placedAt, status: String
    private let products: [Line]
    private let total: Decimal
    private let totalProducts, totalQuantity: Int

    init(_ order: StoreOrder, baseURL: String) {
        (id, userId) = (order.id, order.user)
        (placedAt, status) = (order.placedAt, order.status)
        products = order.lines.map { line in
            let price = Decimal(hundredths: line.price)
            return Line(
                id: line.product, title: line.title, price: price, quantity: line.quantity,
                total: price * Decimal(line.quantity),
                thumbnail: PictureView.thumbnail.url(of: line.product, baseURL: baseURL))
        }
        total = products.reduce(0) { $0 + $1.total }
        totalProducts = products.count
        totalQuantity = products.reduce(0) { $0 &+ $1.quantity }
    }
}
