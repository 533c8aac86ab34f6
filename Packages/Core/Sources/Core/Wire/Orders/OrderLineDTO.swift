import Foundation
import Model

/// A product of an order as the API writes it.
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
