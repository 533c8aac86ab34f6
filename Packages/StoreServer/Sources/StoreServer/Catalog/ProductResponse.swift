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
        let comment, date, reviewerName: String

        init(_ review: StoreReview) {
            (rating, comment, date, reviewerName) = (review.rating, review.comment, review.date, review.name)
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

/// A page of products.
struct ProductList: ResponseEncodable {
    let products: [ProductResponse]
    let total: Int
    let skip: Int
    let limit: Int

    /// - Parameters:
    ///   - all: The products of the whole list.
    ///   - query: The parameters `limit`, `skip`, `sortBy`, `order` and `select`. A limit of 0 means all products.
    /// - Throws: `HTTPError` for a parameter that isn't valid.
    init(_ all: [StoreProduct], _ query: QueryParameters, baseURL: String) throws {
        let page = try query.page()
        let sorted = try Self.sort(all, by: query["sortBy"], query["order"])
        let fields = ProductFields(query["select"])
        products = page.elements(of: sorted).map { ProductResponse(product: $0, fields: fields, baseURL: baseURL) }
        total = all.count
        skip = page.skip
        limit = products.count
    }

    private static func sort(_ all: [StoreProduct], by name: String?, _ order: String?) throws -> [StoreProduct] {
        guard ["", "asc", "desc"].contains(order ?? "") else { throw HTTPError.invalidOrder }
        guard let name, !name.isEmpty else { return all }
        guard let field = SortField(rawValue: name) else { throw HTTPError.invalidSortField(name) }
        // Equal products stay in order of their identifiers, so that pages never overlap.
        return all.sorted { first, second in
            switch field.compare(first, second) {
            case 0: first.id < second.id
            case let sign: order == "desc" ? sign > 0 : sign < 0
            }
        }
    }

    private enum SortField: String {
        case id, title, price, rating, stock, brand, category, discountPercentage, sku, weight
        case minimumOrderQuantity, availabilityStatus

        /// Returns a negative number if `first` precedes `second` in ascending order, and 0 if they are equal.
        func compare(_ first: StoreProduct, _ second: StoreProduct) -> Int {
            switch self {
            case .id: compare(first, second, by: \.id)
            case .title: compare(first, second, by: { $0.title.lowercased() })
            case .price: compare(first, second, by: \.price)
            case .rating: compare(first, second, by: \.rating)
            case .stock: compare(first, second, by: \.stock)
            case .brand: compare(first, second, by: { ($0.brand ?? "").lowercased() })
            case .category: compare(first, second, by: { $0.category.lowercased() })
            case .discountPercentage: compare(first, second, by: \.discount)
            case .sku: compare(first, second, by: { $0.sku.lowercased() })
            case .weight: compare(first, second, by: \.weight)
            case .minimumOrderQuantity: compare(first, second, by: \.minimumOrder)
            case .availabilityStatus: compare(first, second, by: { $0.availability.lowercased() })
            }
        }

        private func compare(
            _ first: StoreProduct, _ second: StoreProduct, by key: (StoreProduct) -> some Comparable
        ) -> Int {
            let (first, second) = (key(first), key(second))
            return first == second ? 0 : first < second ? -1 : 1
        }
    }
}
