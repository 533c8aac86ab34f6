import Foundation
public import Model

extension Order {
    /// An order with whatever a test cares about set. It costs what its lines cost.
    ///
    /// - Parameters:
    ///   - id: Its number.
    ///   - day: How many days after 1 January 2026 it was placed, at noon in Greenwich.
    ///   - status: How far it is.
    ///   - lines: What was ordered; a line that costs too much to count makes the total zero.
    public static func fixture(
        id: Int = 1001, day: Int = 0, status: OrderStatus = .placed, lines: [OrderLine] = [.fixture()]
    ) -> Order {
        let total = lines.reduce(Money.zero(.usd) as Money?) { sum, line in
            sum.flatMap { sum in line.total.flatMap(sum.adding) }
        }
        return Order(
            id: ID(rawValue: id), placedAt: Date(timeIntervalSince1970: 1_767_268_800 + Double(day) * 86_400),
            status: status, lines: lines, total: total ?? .zero(.usd))
    }
}

extension OrderLine {
    /// A line with whatever a test cares about set; the price is in cents.
    public static func fixture(
        product: Int = 8, title: String = "Oak Stool", quantity: Int = 1, price: Int = 49_00
    ) -> OrderLine {
        OrderLine(
            product: Product.ID(rawValue: product), title: title, quantity: quantity,
            unitPrice: Money(minorUnits: price), thumbnail: URL(string: "https://shop.example/images/\(product).svg"))
    }
}

extension [Order] {
    /// Three orders of products of the catalogue, the latest first: one placed, one shipped, one delivered.
    public static var fixtures: [Order] {
        [
            .fixture(id: 1003, day: 40, status: .placed, lines: [.fixture()]),
            .fixture(
                id: 1002, day: 33, status: .shipped,
                lines: [
                    .fixture(product: 4, title: "Iris Noir Extrait", price: 1_240_00),
                    .fixture(product: 6, title: "Amber Candle", quantity: 2, price: 38_00),
                ]),
            .fixture(
                id: 1001, day: 2, status: .delivered,
                lines: [
                    .fixture(product: 1, title: "Cedar Morning Eau de Toilette", price: 64_00)
                ]),
        ]
    }
}
