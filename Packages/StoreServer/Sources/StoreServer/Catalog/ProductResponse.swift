import Foundation
import Hummingbird

/// A product in a response, with all fields or those that the request selects.
struct ProductResponse: ResponseEncodable {
    let product: StoreProduct
    let fields: ProductFields
    let baseURL: String

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: ProductFields.Field.self)
        for field in fields.selected { try encode(field, to: &container) }
    }

    private func encode(
        _ field: ProductFields.Field, to container: inout KeyedEncodingContainer<ProductFields.Field>
    ) throws {
        switch field {
        case .id: try container.encode(product.id, forKey: field)
        case .title: try container.encode(product.title, forKey: field)
        case .description: try container.encode(product.description, forKey: field)
        case .category: try container.encode(product.category, forKey: field)
        case .price: try container.encode(Decimal(hundredths: product.price), forKey: field)
        case .discountPercentage: try container.encode(Decimal(hundredths: product.discount), forKey: field)
        case .rating: try container.encode(Decimal(hundredths: product.rating), forKey: field)
        case .stock: try container.encode(product.stock, forKey: field)
        case .tags: try container.encode(product.tags, forKey: field)
        case .brand: try container.encodeIfPresent(product.brand, forKey: field)
        case .sku: try container.encode(product.sku, forKey: field)
        case .weight: try container.encode(product.weight, forKey: field)
        case .dimensions: try container.encode(Dimensions(product), forKey: field)
        case .warrantyInformation: try container.encode(product.warranty, forKey: field)
        case .shippingInformation: try container.encode(product.shipping, forKey: field)
        case .availabilityStatus: try container.encode(product.availability, forKey: field)
        case .reviews: try container.encode(product.reviews.map(Review.init), forKey: field)
        case .returnPolicy: try container.encode(product.returnPolicy, forKey: field)
        case .minimumOrderQuantity: try container.encode(product.minimumOrder, forKey: field)
        case .meta:
            let meta = [
                "createdAt": product.createdAt, "updatedAt": product.updatedAt, "barcode": product.barcode,
                "qrCode": PictureView.code.url(of: product.id, baseURL: baseURL),
            ]
            try container.encode(meta, forKey: field)
        case .thumbnail:
            try container.encode(PictureView.thumbnail.url(of: product.id, baseURL: baseURL), forKey: field)
        case .images:
            try container.encode(PictureView.gallery.map { $0.url(of: product.id, baseURL: baseURL) }, forKey: field)
        }
    }

    private struct Dimensions: Encodable {
        let width, height, depth: Decimal

        init(_ product: StoreProduct) {
            width = Decimal(hundredths: product.width)
            height = Decimal(hundredths: product.height)
            depth = Decimal(hundredths: product.depth)
        }
    }

    private struct Review: Encodable {
        let rating: Int
        let comment, date, reviewerName, reviewerEmail: String

        init(_ review: StoreReview) {
            (rating, comment, date) = (review.rating, review.comment, review.date)
            (reviewerName, reviewerEmail) = (review.name, review.email)
        }
    }
}

/// The fields of a product that a request selects.
struct ProductFields {
    enum Field: String, CodingKey, CaseIterable {
        case id, title, description, category, price, discountPercentage, rating, stock, tags, brand, sku, weight
        case dimensions, warrantyInformation, shippingInformation, availabilityStatus, reviews, returnPolicy
        case minimumOrderQuantity, meta, thumbnail, images
    }

    let selected: [Field]

    /// - Parameter text: Names, separated by commas; all fields if empty. The identifier is always included, and unknown
    ///   names are ignored, as in DummyJSON.
    init(_ text: String?) {
        let names = (text ?? "").split(separator: ",").map { $0.filter { $0 != " " } }
        selected = names.isEmpty ? Field.allCases : Field.allCases.filter { $0 == .id || names.contains($0.rawValue) }
    }
}

extension Decimal {
    /// A number of hundredths, such as cents, as an exact decimal.
    init(hundredths value: Int) { self = Decimal(value) / 100 }
}
