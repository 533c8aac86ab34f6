public import Model

/// A review in a list of them, with something to tell it from the others by.
public struct ListedReview: Identifiable, Hashable, Sendable {
    /// What the server calls it; of one that has no name there, its place in the list.
    public enum ID: Hashable, Sendable {
        case server(Int)
        case place(Int)
    }

    public let id: ID
    public let review: Review

    init(_ review: Review, at place: Int) {
        id = review.id.map(ID.server) ?? .place(place)
        self.review = review
    }
}

extension ListedReview.ID: CustomStringConvertible {
    /// `17` for one that the server has named, otherwise `at-3`.
    public var description: String {
        switch self {
        case .server(let id): "\(id)"
        case .place(let place): "at-\(place + 1)"
        }
    }
}
