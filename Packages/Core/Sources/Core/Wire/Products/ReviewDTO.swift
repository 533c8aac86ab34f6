import Foundation
import Model

/// A review as the API writes it. Without a rating there is none.
struct ReviewDTO: Decodable {
    var review: Review

    private enum CodingKeys: CodingKey {
        case id, rating, comment, date, reviewerName
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let stars = try container.decode(Double.self, forKey: .rating)
        review = Review(
            id: container.lenient(Int.self, .id), rating: Int(min(max(stars, 1), 5).rounded()),
            comment: container.lenient(String.self, .comment) ?? "",
            date: container.lenient(String.self, .date).flatMap(WireDate.parse),
            reviewer: container.lenient(String.self, .reviewerName) ?? "")
    }
}
