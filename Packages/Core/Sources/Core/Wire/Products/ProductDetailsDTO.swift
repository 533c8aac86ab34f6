import Foundation
import Model

/// What only a product's own page shows, as the API writes it: between the other fields of the product.
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
