import Algorithms
import Model

/// A user's cart in the API's format.
struct CartDTO: Decodable, Hashable {
    struct Line: Decodable, Hashable {
        let product: Product.ID
        let quantity: Int

        private enum CodingKeys: CodingKey {
            case id, quantity
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            product = Product.ID(rawValue: try container.identifier(.id))
            quantity = try container.required(Int.self, .quantity)
            guard quantity > 0 else {
                throw WireProblem(container.codingPath, at: CodingKeys.quantity, "it is less than 1")
            }
        }
    }

    let id: Int
    /// The number of changes of the cart. A server that doesn't store carts has none, and its response can't be used.
    let revision: Int
    /// The lines, one for each product. One that can't be read is left out.
    let lines: [Line]
    /// A Boolean value that indicates whether all lines could be read. If not, the other ones of the device stay.
    let isComplete: Bool

    private enum CodingKeys: CodingKey {
        case id, revision, products
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.identifier(.id)
        revision = try container.required(Int.self, .revision)
        let list = try container.required(ReadableList<Line>.self, .products)
        (lines, isComplete) = (list.elements.uniqued(on: \.product), list.isComplete)
    }
}

/// The carts of a user. A server that stores carts has one for each user.
struct CartListDTO: Decodable {
    let carts: ReadableList<CartDTO>
}
