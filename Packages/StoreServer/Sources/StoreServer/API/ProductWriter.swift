/// Writes products as JSON: all of it, or the fields that were asked for.
struct ProductWriter {
    let baseURL: String
    private let fields: [ProductField]

    /// - Parameter select: Names with commas between. The identifier is always written; names that are none are left out,
    ///   as this format has it.
    init(baseURL: String, select: String?) {
        self.baseURL = baseURL
        let names = (select ?? "").split(separator: ",").map { $0.filter { $0 != " " } }
        fields = names.isEmpty ? ProductField.allCases : ProductField.allCases.filter { names.contains($0.rawValue) }
    }

    func write(_ product: StoreProduct, to json: inout JSONWriter) {
        json.object { json in
            json.field("id", product.id)
            for field in fields { write(field, of: product, to: &json) }
        }
    }

    private func write(_ field: ProductField, of product: StoreProduct, to json: inout JSONWriter) {
        let name = field.rawValue
        switch field {
        case .title: json.field(name, product.title)
        case .description: json.field(name, product.description)
        case .category: json.field(name, product.category)
        case .price: json.field(name, hundredths: product.price)
        case .discountPercentage: json.field(name, hundredths: product.discount)
        case .rating: json.field(name, hundredths: product.rating)
        case .stock: json.field(name, product.stock)
        case .tags: json.field(name, product.tags)
        case .brand: if let brand = product.brand { json.field(name, brand) }
        case .sku: json.field(name, product.sku)
        case .weight: json.field(name, product.weight)
        case .dimensions:
            json.key(name)
            json.object {
                $0.field("width", hundredths: product.width)
                $0.field("height", hundredths: product.height)
                $0.field("depth", hundredths: product.depth)
            }
        case .warrantyInformation: json.field(name, product.warranty)
        case .shippingInformation: json.field(name, product.shipping)
        case .availabilityStatus: json.field(name, product.availability)
        case .reviews:
            json.key(name)
            json.array(product.reviews, write)
        case .returnPolicy: json.field(name, product.returnPolicy)
        case .minimumOrderQuantity: json.field(name, product.minimumOrder)
        case .meta:
            json.key(name)
            json.object {
                $0.field("createdAt", product.createdAt)
                $0.field("updatedAt", product.updatedAt)
                $0.field("barcode", product.barcode)
                $0.field("qrCode", picture(.code, of: product))
            }
        case .thumbnail: json.field(name, picture(.thumbnail, of: product))
        case .images: json.field(name, PictureView.gallery.map { picture($0, of: product) })
        }
    }

    private func write(_ json: inout JSONWriter, _ review: StoreReview) {
        json.object {
            $0.field("rating", review.rating)
            $0.field("comment", review.comment)
            $0.field("date", review.date)
            $0.field("reviewerName", review.name)
            $0.field("reviewerEmail", review.email)
        }
    }

    private func picture(_ view: PictureView, of product: StoreProduct) -> String {
        "\(baseURL)/images/\(product.id)/\(view.fileName)"
    }
}

/// The fields of a product besides its identifier, in the order they are written.
private enum ProductField: String, CaseIterable {
    case title, description, category, price, discountPercentage, rating, stock, tags, brand, sku, weight, dimensions
    case warrantyInformation, shippingInformation, availabilityStatus, reviews, returnPolicy, minimumOrderQuantity
    case meta, thumbnail, images
}
