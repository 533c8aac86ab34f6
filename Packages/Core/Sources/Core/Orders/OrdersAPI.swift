public import Foundation
public import Model

/// The requests for the signed-in user's orders, an extension of DummyJSON's format.
public struct OrdersAPI: Sendable {
    private let address: APIAddress
    private let exchange: JSONExchange

    /// - Parameters:
    ///   - api: The address of the API, with any path before `/orders`.
    ///   - transport: The transport, with authorization.
    public init(api: URL, transport: any HTTPTransport) {
        address = APIAddress(api)
        exchange = JSONExchange(transport: transport)
    }

    /// Requests all orders, latest first, each once. A server without orders (404) has none.
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

    /// Requests an order.
    public func order(_ id: Order.ID) async throws(ServiceError) -> Order {
        try await exchange.get(OrderDTO.self, address.url(["orders", id.description]), "order \(id)")
            .order(base: address.base)
    }
}

/// An order in the API's format: a cart with a date and a status.
struct OrderDTO: Decodable {
    private let id: Order.ID
    private let placedAt: Date
    private let status: OrderStatus
    private let lines: [OrderLineDTO]
    private let total: Money

    private enum CodingKeys: CodingKey {
        case id, placedAt, status, products, total
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = Order.ID(rawValue: try container.identifier(.id))
        placedAt = try container.date(.placedAt)
        guard let status = OrderStatus(rawValue: try container.required(String.self, .status)) else {
            throw WireProblem(
                container.codingPath, at: CodingKeys.status,
                "it isn't one of \(OrderStatus.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        self.status = status
        lines = try container.required([OrderLineDTO].self, .products)
        total = try container.money(.total)
    }

    func order(base: URL) -> Order {
        var known: Set<Product.ID> = []
        let lines = lines.map { $0.line(base: base) }.filter { known.insert($0.id).inserted }
        return Order(id: id, placedAt: placedAt, status: status, lines: lines, total: total)
    }
}

/// A product of an order in the API's format.
struct OrderLineDTO: Decodable {
    private let product: Product.ID
    private let title: String
    private let price: Money
    private let quantity: Int
    private let thumbnail: String?

    private enum CodingKeys: CodingKey {
        case id, title, price, quantity, thumbnail
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        product = Product.ID(rawValue: try container.identifier(.id))
        title = try container.required(String.self, .title)
        price = try container.money(.price)
        quantity = try container.required(Int.self, .quantity)
        guard quantity > 0 else {
            throw WireProblem(container.codingPath, at: CodingKeys.quantity, "it is less than 1")
        }
        thumbnail = container.lenient(String.self, .thumbnail)
    }

    func line(base: URL) -> OrderLine {
        OrderLine(
            product: product, title: title, quantity: quantity, unitPrice: price,
            thumbnail: thumbnail.flatMap { URL(image: $0, base: base) })
    }
}

/// A user's orders in the API's format.
struct OrderListDTO: Decodable {
    let orders: [OrderDTO]
}
