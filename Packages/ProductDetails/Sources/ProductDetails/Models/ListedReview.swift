public import Model

/// A review with an identity in a list.
public struct ListedReview: Identifiable, Hashable, Sendable {
    /// The server's identifier, or the position in the list if the server has none.
    public enum ID: Hashable, Sendable {
        case server(Int)
        case place(Int)
    }

    public let id: ID
    public let review: Review

    /// The number of reviews that the list loads at once.
    static let pageSize = 20

    init(_ review: Review, at place: Int) {
        id = review.id.map(ID.server) ?? .place(place)
        self.review = review
    }
}

extension ListedReview.ID: CustomStringConvertible {
    /// The server's identifier, such as `17`, or the position, such as `at-3`.
    public var description: String {
        switch self {
        case .server(let id): "\(id)"
        case .place(let place): "at-\(place + 1)"
        }
    }
}
