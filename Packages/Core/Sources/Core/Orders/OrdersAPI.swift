import Algorithms
import Foundation
import Model

/// The requests for the signed-in user's orders, an extension of DummyJSON's format.
struct OrdersAPI: Sendable {
    /// The client, with authorization.
    let client: APIClient

    /// Requests all orders, latest first, each once.
    func orders() async throws(ServiceError) -> OrderList {
        let list = try await client.get(OrderListDTO.self, ["orders"], asking: "list of orders")
        let orders = list.orders.uniqued(on: \.id)
            .sorted { ($0.placedAt, $0.id.rawValue) > ($1.placedAt, $1.id.rawValue) }
        return OrderList(orders: orders, isComplete: list.isComplete)
    }

    /// Requests an order.
    func order(_ id: Order.ID) async throws(ServiceError) -> Order {
        try await client.get(OrderDTO.self, ["orders", id.description], asking: "order \(id)").order
    }
}

/// The orders of a user.
struct OrderList: Hashable, Sendable {
    var orders: [Order]
    /// A Boolean value that indicates whether all orders could be read. Otherwise, stored orders that aren't in the list may
    /// still exist.
    var isComplete = true
}

/// An order in the API's format: a cart with a date and a status.
struct OrderDTO: Decodable {
    let order: Order

    private enum CodingKeys: CodingKey {
        case id, placedAt, status, products, total, details
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let id = Order.ID(rawValue: try container.identifier(.id))
        let placedAt = try container.date(.placedAt)
        let status = OrderStatus(rawValue: try container.required(String.self, .status)) ?? .unknown
        order = Order(
            id: id, placedAt: placedAt, status: status,
            lines: try container.required([OrderLineDTO].self, .products).map(\.line).uniqued(on: \.id),
            total: try container.money(.total), details: container.lenient(OrderDetailsDTO.self, .details)?.details)
    }
}

/// The delivery and payment of an order in the API's format.
private struct OrderDetailsDTO: Decodable {
    private struct Voucher: Decodable {
        let value: OrderVoucher

        private enum CodingKeys: CodingKey { case code, discount }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            value = OrderVoucher(code: try container.text(.code), discount: try container.money(.discount))
        }
    }

    let details: OrderDetails

    private enum CodingKeys: CodingKey {
        case address, delivery, deliveryPrice, payment, voucher
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        details = OrderDetails(
            address: try container.required(DeliveryAddress.self, .address),
            delivery: try container.required(DeliveryOption.self, .delivery),
            deliveryPrice: try container.money(.deliveryPrice),
            payment: try container.required(OrderPayment.self, .payment),
            voucher: container.lenient(Voucher.self, .voucher)?.value)
    }
}

/// A product of an order in the API's format.
private struct OrderLineDTO: Decodable {
    let line: OrderLine

    private enum CodingKeys: CodingKey {
        case id, title, price, quantity, thumbnail
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let id = Product.ID(rawValue: try container.identifier(.id))
        let title = try container.required(String.self, .title)
        let price = try container.money(.price)
        let quantity = try container.required(Int.self, .quantity)
        guard quantity > 0 else {
            throw WireProblem(container.codingPath, at: CodingKeys.quantity, "it is less than 1")
        }
        line = OrderLine(
            product: id, title: title, quantity: quantity, unitPrice: price,
            thumbnail: decoder.imageURL(container.lenient(String.self, .thumbnail)))
    }
}

/// A user's orders in the API's format. One that can't be read is left out.
struct OrderListDTO: Decodable {
    let orders: [Order]
    let isComplete: Bool

    private enum CodingKeys: CodingKey { case orders }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let list = try container.required(ReadableList<OrderDTO>.self, .orders)
        (orders, isComplete) = (list.elements.map(\.order), list.isComplete)
    }
}

/// The request for an order in the API's format.
struct OrderBody: Encodable {
    struct Line: Encodable {
        let id: Int
        let quantity: Int
        let price: Decimal
    }

    /// The delivery and payment. The server computes the prices itself, and rejects an order with another total.
    struct Details: Encodable {
        let address: DeliveryAddress
        let delivery: DeliveryOption
        let payment: OrderPayment
        let voucher: String?
        let total: Decimal?

        init(_ details: OrderDetails, of lines: [OrderLine]) {
            (address, delivery, payment) = (details.address, details.delivery, details.payment)
            voucher = details.voucher?.code
            total = Self.subtotal(lines).flatMap(details.total(of:))?.decimal
        }

        private static func subtotal(_ lines: [OrderLine]) -> Money? {
            var sum: Money? = .zero(lines.first?.unitPrice.currency ?? .usd)
            for line in lines { sum = sum.flatMap { sum in line.total.flatMap(sum.adding) } }
            return sum
        }
    }

    let products: [Line]
    let details: Details?

    init(_ lines: [OrderLine], _ details: OrderDetails?) {
        products = lines.map { Line(id: $0.product.rawValue, quantity: $0.quantity, price: $0.unitPrice.decimal) }
        self.details = details.map { Details($0, of: lines) }
    }
}

extension Money {
    /// The amount in the currency's whole units, exactly.
    fileprivate var decimal: Decimal {
        Decimal(
            sign: minorUnits < 0 ? .minus : .plus, exponent: -currency.fractionDigits,
            significand: Decimal(minorUnits.magnitude))
    }
}
