import Foundation
import Model

/// A product's details as they are in the table: the description in a column of its own, all the rest as JSON.
struct StoredDetails {
    let description: String
    /// The tags as text, to be searched.
    let tags: String
    let json: String

    /// The same details always give the same text, so that what has not changed is not written.
    init(_ details: ProductDetails, _ images: ImageAddresses) throws {
        description = details.description
        tags = details.tags.joined(separator: "\n")
        var rest = details
        rest.description = ""
        rest.images = rest.images.compactMap { URL(string: images.stored($0)) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        json = String(decoding: try encoder.encode(rest), as: UTF8.self)
    }

    /// The details of a row; nil when a version of the app has written them that knew others.
    static func details(description: String, json: String, _ images: ImageAddresses) -> ProductDetails? {
        guard var details = StoredJSON.value(ProductDetails.self, json) else { return nil }
        details.description = description
        details.images = details.images.compactMap { images.address(of: $0.absoluteString) }
        return details
    }
}
