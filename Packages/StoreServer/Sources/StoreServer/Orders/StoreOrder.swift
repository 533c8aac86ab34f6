import Foundation
public import Model

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
    public internal(set) var status: String
    public let lines: [Line]
    /// The delivery and payment; nil for an order without them.
    public var details: OrderDetails?
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
    private let details: OrderDetailsResponse?

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
        let goods = products.reduce(0) { $0 + $1.total }
        let (delivery, discount) = (order.details?.deliveryPrice, order.details?.voucher?.discount)
        total =
            goods + Decimal(hundredths: delivery?.minorUnits ?? 0) - Decimal(hundredths: discount?.minorUnits ?? 0)
        totalProducts = products.count
        totalQuantity = products.reduce(0) { $0 &+ $1.quantity }
        details = order.details.map(OrderDetailsResponse.init)
    }
}

/// Invented orders of all users, always the same for a catalog.
struct SampleOrders: Sendable {
    /// The orders by user, the latest first.
    private let byUser: [StoreUser.ID: [StoreOrder]]

    init(_ catalog: Catalog, users: [StoreUser]) {
        let pairs = users.enumerated().map { index, user in (user.id, Self.orders(of: user, index, catalog)) }
        byUser = Dictionary(pairs) { first, _ in first }
    }

    func orders(of user: StoreUser.ID) -> [StoreOrder] { byUser[user] ?? [] }

    /// Returns all orders of a user, the latest first: placed orders, then invented ones.
    ///
    /// - Parameter stored: The orders that the user placed, and the invented ones that have changed since.
    func orders(of user: StoreUser.ID, with stored: [StoreOrder]) -> [StoreOrder] {
        let samples = orders(of: user)
        let invented = Set(samples.map(\.id))
        return stored.filter { !invented.contains($0.id) }
            + samples.map { sample in stored.first { $0.id == sample.id } ?? sample }
    }

    /// Returns five orders for the first user, one with each status, four for the second user, and none for the sixth.
    private static func orders(of user: StoreUser, _ index: Int, _ catalog: Catalog) -> [StoreOrder] {
        guard !catalog.products.isEmpty else { return [] }
        var random = SplitMix64(UInt64(truncatingIfNeeded: user.id) &* 7919)
        let count = max(5 - index, 0)
        let statuses = ["placed", "shipped", "delivered", "cancelled", "delivered"]
        return (0..<count).map { number in
            let date = Date(day: 640 - number * 47 - random.below(30), second: random.below(86_400))
            return StoreOrder(
                id: 1000 + index * 10 + (count - number), user: user.id, placedAt: date.timestamp,
                status: statuses[number % statuses.count], lines: lines(catalog, &random))
        }
    }

    private static func lines(_ catalog: Catalog, _ random: inout SplitMix64) -> [StoreOrder.Line] {
        var known: Set<StoreProduct.ID> = []
        return (0..<1 + random.below(4)).compactMap { _ in
            let product = random.pick(catalog.products)
            let quantity = max(product.minimumOrder, 1) + random.below(2)
            guard known.insert(product.id).inserted else { return nil }
            return StoreOrder.Line(
                product: product.id, title: product.title, price: product.finalPrice, quantity: quantity)
        }
    }
}
