import Foundation
import GRDB
import Model

/// A product as it is stored, checked: whatever a server sends, no row is without bounds.
///
/// The decoders refuse most of what is impossible. What comes another way, or is merely without measure, is cut here.
struct StorableProduct: Sendable {
    static let longestTitle = 500
    static let longestName = 200
    static let longestText = 20_000
    static let longestRemark = 2_000
    static let longestAddress = 2_048
    static let mostTags = 50
    static let mostImages = 50
    static let mostReviews = 100
    static let largestStock = 1_000_000_000
    static let largestPrice = 100_000_000_000_000

    let id: Product.ID
    /// The values in the order of ``ProductStatements/upsert``. Made before the transaction, which is the shorter for it.
    let arguments: StatementArguments

    /// Nil for what can be no product: a number or a price below zero, a price above all measure.
    init?(_ product: Product, _ images: ImageAddresses) throws {
        let summary = product.summary
        let price = summary.price.list.minorUnits
        guard summary.id.rawValue >= 0, (0...Self.largestPrice).contains(price) else { return nil }
        id = summary.id
        let details = try StoredDetails(Self.bounded(product.details), images)
        let rating = summary.rating.isNaN ? 0 : min(max(summary.rating, 0), 5)
        let picture = summary.picture.map { images.stored($0.text) }.flatMap { text in
            text.utf8.count <= Self.longestAddress ? text : nil
        }
        arguments = [
            summary.id.rawValue, summary.title.cut(Self.longestTitle), summary.brand?.cut(Self.longestName),
            summary.category.rawValue.cut(Self.longestName), price,
            summary.price.list.currency.rawValue.cut(Self.longestName), summary.price.discountBasisPoints, rating,
            min(max(summary.stock, 0), Self.largestStock), min(summary.minimumOrderQuantity, Self.largestStock),
            picture, details.description, details.tags, details.json,
        ]
    }

    private static func bounded(_ details: ProductDetails) -> ProductDetails {
        var details = details
        details.description = details.description.cut(longestText)
        details.images = details.images.prefix(mostImages).filter { $0.absoluteString.utf8.count <= longestAddress }
        details.tags = details.tags.prefix(mostTags).map { $0.cut(longestName) }
        details.sku = details.sku?.cut(longestName)
        details.warranty = details.warranty?.cut(longestRemark)
        details.shipping = details.shipping?.cut(longestRemark)
        details.returnPolicy = details.returnPolicy?.cut(longestRemark)
        if details.weight?.isFinite == false { details.weight = nil }
        if let size = details.dimensions, ![size.width, size.height, size.depth].allSatisfy(\.isFinite) {
            details.dimensions = nil
        }
        details.reviews = details.reviews.prefix(mostReviews).map { review in
            var review = review
            review.comment = review.comment.cut(longestRemark)
            review.reviewer = review.reviewer.cut(longestName)
            return review
        }
        return details
    }
}

extension String {
    /// At most so many bytes of it, never half of a character.
    fileprivate func cut(_ bytes: Int) -> String {
        guard utf8.count > bytes else { return self }
        var end = utf8.index(startIndex, offsetBy: bytes)
        while end.samePosition(in: self) == nil { end = utf8.index(before: end) }
        return String(self[..<end])
    }
}
