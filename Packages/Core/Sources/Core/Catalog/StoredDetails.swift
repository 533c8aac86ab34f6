import Foundation
import Model

/// The details of a product. The description is a column of its own.
struct StoredDetails: StoredFormat {
    private struct StoredDimensions: Codable {
        var width: Double?
        var height: Double?
        var depth: Double?
    }

    private var description: String?
    private var images: [URL]?
    private var tags: [String]?
    private var sku: String?
    private var weight: Double?
    private var dimensions: StoredDimensions?
    private var warranty: String?
    private var shipping: String?
    private var returnPolicy: String?
    private var reviews: [StoredReview]?

    init(storing details: ProductDetails) {
        (description, images, tags) = (details.description, details.images, details.tags)
        (sku, weight, warranty) = (details.sku, details.weight, details.warranty)
        (shipping, returnPolicy) = (details.shipping, details.returnPolicy)
        dimensions = details.dimensions.map {
            StoredDimensions(width: $0.width, height: $0.height, depth: $0.depth)
        }
        reviews = [StoredReview](storing: details.reviews)
    }

    func value() throws -> ProductDetails {
        ProductDetails(
            description: description ?? "", images: images ?? [], tags: tags ?? [], sku: sku, weight: weight,
            dimensions: try dimensions.map {
                Dimensions(
                    width: try $0.width.required("width"), height: try $0.height.required("height"),
                    depth: try $0.depth.required("depth"))
            }, warranty: warranty, shipping: shipping, returnPolicy: returnPolicy, reviews: try reviews?.value() ?? [])
    }
}
