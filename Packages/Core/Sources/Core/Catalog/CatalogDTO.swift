import Foundation
import Model

/// A product in the API's format.
///
/// The id, the title and the price are required. Anything else may be missing, null or of a wrong type.
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

    /// Returns the product with absolute addresses of its images.
    func product(base: URL) -> Product {
        let summary = ProductSummary(
            id: id, title: title, brand: brand, category: category, price: price, rating: rating, stock: stock,
            minimumOrderQuantity: minimumOrderQuantity, thumbnail: thumbnail.flatMap { URL(image: $0, base: base) })
        return Product(summary: summary, details: details.details(base: base))
    }
}

extension ProductCategory.ID {
    /// The category of a product without one.
    static var other: ProductCategory.ID { ProductCategory.ID(rawValue: "other") }
}

/// The details of a product in the API's format: fields of the product.
struct ProductDetailsDTO: Decodable {
    var description: String
    var images: [String]
    var tags: [String]
    var sku: String?
    var weight: Double?
    var dimensions: Dimensions?
    var warranty: String?
    var shipping: String?
    var returnPolicy: String?
    var reviews: [ReviewDTO]

    private enum CodingKeys: CodingKey {
        case description, images, tags, sku, weight, dimensions, warrantyInformation, shippingInformation, returnPolicy
        case reviews
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        description = container.lenient(String.self, .description) ?? ""
        images = container.lenientList(of: String.self, .images)
        tags = container.lenientList(of: String.self, .tags)
        sku = container.lenient(String.self, .sku)
        weight = container.lenient(Double.self, .weight)
        dimensions = container.lenient(Dimensions.self, .dimensions)
        warranty = container.lenient(String.self, .warrantyInformation)
        shipping = container.lenient(String.self, .shippingInformation)
        returnPolicy = container.lenient(String.self, .returnPolicy)
        reviews = container.lenientList(of: ReviewDTO.self, .reviews)
    }

    func details(base: URL) -> ProductDetails {
        ProductDetails(
            description: description, images: images.compactMap { URL(image: $0, base: base) }, tags: tags, sku: sku,
            weight: weight, dimensions: dimensions, warranty: warranty, shipping: shipping, returnPolicy: returnPolicy,
            reviews: reviews.map(\.review))
    }
}

/// A page of products in the API's format.
struct ProductListDTO: Decodable {
    var products: [ProductDTO]
    /// The number of products on all pages. `nil` if the API doesn't say.
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

/// Changes of the catalog in the API's format.
struct ChangesDTO: Decodable {
    enum Change: Decodable {
        case product(ProductDTO)
        case removed(Product.ID)

        private enum CodingKeys: CodingKey {
            case product, removed
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            if container.contains(.removed) {
                self = .removed(Product.ID(rawValue: try container.identifier(.removed)))
            } else {
                self = .product(try container.decode(ProductDTO.self, forKey: .product))
            }
        }
    }

    var changes: [Change]
    var next: String
    var remaining: Int

    private enum CodingKeys: CodingKey {
        case changes, next, remaining
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        changes = try container.decode([Change].self, forKey: .changes)
        next = try container.text(.next)
        remaining = max(try container.required(Int.self, .remaining), 0)
    }
}
