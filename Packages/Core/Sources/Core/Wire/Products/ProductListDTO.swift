/// A page of products as the API writes it.
struct ProductListDTO: Decodable {
    var products: [ProductDTO]
    /// How many there are on all pages; nil when the API does not say.
    var total: Int?

    private enum CodingKeys: CodingKey {
        case products, total
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        products = try container.decode([ProductDTO].self, forKey: .products)
        total = container.lenient(Int.self, .total)
    }
}
