public import Foundation
public import Model

/// The orders of who asks, on a server that has them. The format of DummyJSON has none: this is an extension of it.
public struct OrdersAPI: Sendable {
    private let address: APIAddress
    private let exchange: JSONExchange

    /// - Parameters:
    ///   - api: Where the API lives, with any path in front of `/orders`.
    ///   - transport: What carries the requests and says who asks.
    public init(api: URL, transport: any HTTPTransport) {
        address = APIAddress(api)
        exchange = JSONExchange(transport: transport)
    }

    /// All orders, the latest first, each once. None on a server that has no orders at all (404).
    public func orders() async throws(ServiceError) -> [Order] {
        let list: OrderListDTO
        do throws(ServiceError) {
            list = try await exchange.get(OrderListDTO.self, address.url(["orders"]), "list of orders")
        } catch .notFound {
            return []
        }
        var known: Set<Order.ID> = []
        return list.orders.map { $0.order(base: address.base) }.filter { known.insert($0.id).inserted }
            .sorted { ($0.placedAt, $0.id.rawValue) > ($1.placedAt, $1.id.rawValue) }
    }

    /// One order.
    public func order(_ id: Order.ID) async throws(ServiceError) -> Order {
        try await exchange.get(OrderDTO.self, address.url(["orders", id.description]), "order \(id)")
            .order(base: address.base)
    }
}
