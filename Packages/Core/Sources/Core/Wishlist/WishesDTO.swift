import Algorithms
import Model

/// A user's wishlist in the API's format, latest first. A product that can't be read is left out.
struct WishesDTO: Decodable, Hashable {
    /// Each product once.
    let products: [Product.ID]
    /// The number of changes of the wishlist. A server that doesn't store wishlists has none.
    let revision: Int

    private enum CodingKeys: CodingKey {
        case products, revision
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        revision = try container.required(Int.self, .revision)
        let ids = try container.required(ReadableList<Int>.self, .products).elements.filter { $0 >= 0 }
        products = ids.uniqued().map(Product.ID.init(rawValue:))
    }
}
