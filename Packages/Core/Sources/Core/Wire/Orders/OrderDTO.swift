import Foundation
import Model

/// An order as the API writes it: a cart of this format, with a date and a status.
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
