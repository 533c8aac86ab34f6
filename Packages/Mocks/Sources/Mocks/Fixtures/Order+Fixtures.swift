import Foundation
public import Model

extension Order {
    /// Creates an order with defaults for the values that a test doesn't depend on. The total is that of the lines.
    ///
    /// - Parameters:
    ///   - id: The number.
    ///   - day: The day on which it was placed, in days after January 1, 2026, at noon UTC.
    ///   - status: The status.
    ///   - lines: The lines. If the total overflows, it is zero.
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
    /// Creates a line with defaults for the values that a test doesn't depend on. The price is in cents.
    public static func fixture(
        product: Int = 8, title: String = "Oak Stool", quantity: Int = 1, price: Int = 49_00
    ) -> OrderLine {
        OrderLine(
            product: Product.ID(rawValue: product), title: title, quantity: quantity,
            unitPrice: Money(minorUnits: price), thumbnail: URL(string: "https://shop.example/images/\(product).svg"))
    }
}

extension [Order] {
    /// Three orders of the fixtures' products, latest first: placed, shipped and delivered.
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
