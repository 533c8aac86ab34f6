import Algorithms
import Model

/// A user's wishlist in the API's format, latest first. A product that can't be read is left out.
struct WishesDTO: Decodable, Hashable {
    /// Each product once.
    let products: [Product.ID]
    /// A Boolean value that indicates whether all products could be read. If not, the other ones of the device stay.
    let isComplete: Bool
    /// The number of changes of the wishlist. A server that doesn't store wishlists has none.
    let revision: Int

    private enum CodingKeys: CodingKey {
        case products, revision
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        revision = try container.required(Int.self, .revision)
        let list = try container.required(ReadableList<Int>.self, .products)
        let ids = list.elements.filter { $0 >= 0 }
        isComplete = list.isComplete && ids.count == list.elements.count
        products = ids.uniqued().map(Product.ID.init(rawValue:))
    }
}
