import Foundation
import Model

/// A product as the API writes it.
///
/// Without an id, a title and a price there is no product. Everything else may be missing, null or of a wrong type.
struct ProductDTO: Decodable {
    var id: Product.ID
    var title: String
    var price: Price
    var brand: String?
    var category: ProductCategory.ID
    var rating: Double
    var stock: Int
    var minimumOrderQuantity: Int
    var thumbnail: String?
    var details: ProductDetailsDTO

    private enum CodingKeys: CodingKey {
        case id, title, price, discountPercentage, brand, category, rating, stock, minimumOrderQuantity, thumbnail
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let number = try container.required(Int.self, .id)
        guard number >= 0 else { throw WireProblem(container.codingPath, at: CodingKeys.id, "it is negative") }
        id = Product.ID(rawValue: number)
        title = try container.required(String.self, .title)
        price = Price(
            list: try container.money(.price), discountBasisPoints: container.basisPoints(.discountPercentage) ?? 0)
        brand = container.lenient(String.self, .brand)
        category = container.lenient(String.self, .category).flatMap(ProductCategory.ID.init(_:)) ?? .other
        let stars = container.lenient(Double.self, .rating) ?? 0
        rating = min(max(stars, 0), 5)
        stock = max(container.lenient(Int.self, .stock) ?? 0, 0)
        minimumOrderQuantity = container.lenient(Int.self, .minimumOrderQuantity) ?? 1
        thumbnail = container.lenient(String.self, .thumbnail)
        details = try ProductDetailsDTO(from: decoder)
    }

    /// The product, its images' addresses made absolute.
    func product(base: URL) -> Product {
        let summary = ProductSummary(
            id: id, title: title, brand: brand, category: category, price: price, rating: rating, stock: stock,
            minimumOrderQuantity: minimumOrderQuantity, thumbnail: thumbnail.flatMap { URL(image: $0, base: base) })
        return Product(summary: summary, details: details.details(base: base))
    }
}

extension ProductCategory.ID {
    /// For a product that the API puts nowhere.
    static var other: ProductCategory.ID { ProductCategory.ID(rawValue: "other") }
}
