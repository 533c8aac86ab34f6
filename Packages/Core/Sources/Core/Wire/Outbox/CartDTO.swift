import Model

/// A user's cart as the API writes it.
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
    /// Counts the changes of the cart; nil on a server that does not keep carts, and whose answer is no truth.
    let revision: Int?
    /// Each product once.
    let lines: [Line]

    private enum CodingKeys: CodingKey {
        case id, revision, products
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.identifier(.id)
        revision = container.lenient(Int.self, .revision)
        var known: Set<Product.ID> = []
        lines = try container.required([Line].self, .products).filter { known.insert($0.product).inserted }
    }
}

/// The carts of a user: one, on a server that keeps them.
struct CartListDTO: Decodable {
    let carts: [CartDTO]
}

/// A user's wishlist as the API writes it, the newest first.
struct WishesDTO: Decodable, Hashable {
    /// Each product once.
    let products: [Product.ID]
    let revision: Int?

    private enum CodingKeys: CodingKey {
        case products, revision
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        revision = container.lenient(Int.self, .revision)
        var known: Set<Product.ID> = []
        products = try container.required([Int].self, .products).filter { $0 >= 0 }.map(Product.ID.init(rawValue:))
            .filter { known.insert($0).inserted }
    }
}
