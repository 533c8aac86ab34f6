import Foundation
import Model

/// A product in the API's format.
///
/// The id, the title and the price are required. Anything else may be missing, null or of a wrong type.
struct ProductDTO: Decodable {
    let product: Product

    private enum CodingKeys: CodingKey {
        case id, title, price, discountPercentage, brand, category, rating, stock, minimumOrderQuantity, thumbnail
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let number = try container.required(Int.self, .id)
        guard number >= 0 else { throw WireProblem(container.codingPath, at: CodingKeys.id, "it is negative") }
        let summary = ProductSummary(
            id: Product.ID(rawValue: number), title: try container.required(String.self, .title),
            brand: container.lenient(String.self, .brand),
            category: container.lenient(String.self, .category).flatMap(ProductCategory.ID.init(_:)) ?? .other,
            price: Price(
                list: try container.money(.price),
                discountBasisPoints: container.basisPoints(.discountPercentage) ?? 0),
            rating: min(max(container.lenient(Double.self, .rating) ?? 0, 0), 5),
            stock: max(container.lenient(Int.self, .stock) ?? 0, 0),
            minimumOrderQuantity: container.lenient(Int.self, .minimumOrderQuantity) ?? 1,
            thumbnail: decoder.imageURL(container.lenient(String.self, .thumbnail)))
        product = Product(summary: summary, details: try ProductDetailsDTO(from: decoder).details)
    }
}

extension ProductCategory.ID {
    /// The category of a product without one.
    static var other: ProductCategory.ID { ProductCategory.ID(rawValue: "other") }
}

/// The details of a product in the API's format: fields of the product.
private struct ProductDetailsDTO: Decodable {
    let details: ProductDetails

    private enum CodingKeys: CodingKey {
        case description, images, tags, sku, weight, dimensions, warrantyInformation, shippingInformation, returnPolicy
        case reviews
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        details = ProductDetails(
            description: container.lenient(String.self, .description) ?? "",
            images: container.lenientList(of: String.self, .images).compactMap(decoder.imageURL),
            tags: container.lenientList(of: String.self, .tags), sku: container.lenient(String.self, .sku),
            weight: container.lenient(Double.self, .weight),
            dimensions: container.lenient(Dimensions.self, .dimensions),
            warranty: container.lenient(String.self, .warrantyInformation),
            shipping: container.lenient(String.self, .shippingInformation),
            returnPolicy: container.lenient(String.self, .returnPolicy),
            reviews: container.lenientList(of: ReviewDTO.self, .reviews).map(\.review))
    }
}

/// An element of a list of products. Only its identifier is required, so that one product doesn't block a whole list.
struct ListedProductDTO: Decodable {
    let id: Product.ID
    /// `nil` if it can't be read.
    let product: Product?

    private enum CodingKeys: CodingKey { case id }

    init(from decoder: any Decoder) throws {
        id = Product.ID(rawValue: try decoder.container(keyedBy: CodingKeys.self).identifier(.id))
        product = try? ProductDTO(from: decoder).product
    }
}

/// A page of products in the API's format. One that can't be identified is left out, but counts: offsets are the API's.
struct ProductListDTO: Decodable {
    let products: LenientList<ListedProductDTO>
    /// The number of products on all pages. `nil` if the API doesn't say.
    let total: Int?

    private enum CodingKeys: CodingKey {
        case products, total
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        products = try container.required(LenientList<ListedProductDTO>.self, .products)
        total = container.lenient(Int.self, .total)
    }
}

/// Changes of the catalog in the API's format. One that can't be identified is left out.
struct ChangesDTO: Decodable {
    private struct Change: Decodable {
        let change: CatalogChanges.Change

        private enum CodingKeys: CodingKey {
            case product, removed
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            if container.contains(.removed) {
                change = .removed(Product.ID(rawValue: try container.identifier(.removed)))
            } else {
                let listed = try container.required(ListedProductDTO.self, .product)
                change = listed.product.map { .saved($0) } ?? .unreadable(listed.id)
            }
        }
    }

    let changes: CatalogChanges

    private enum CodingKeys: CodingKey {
        case changes, next, remaining
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let list = try container.required(LenientList<Change>.self, .changes)
        changes = CatalogChanges(
            changes: list.elements.map(\.change), isComplete: list.isComplete,
            next: try container.text(.next), remaining: max(try container.required(Int.self, .remaining), 0))
    }
}
