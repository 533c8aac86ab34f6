import Model

extension ProductSort {
    /// The order in the API's words; nothing for its own.
    var parameters: [(name: String, value: String)] {
        switch self {
        case .featured: []
        case .priceAscending: [("sortBy", "price"), ("order", "asc")]
        case .priceDescending: [("sortBy", "price"), ("order", "desc")]
        case .ratingDescending: [("sortBy", "rating"), ("order", "desc")]
        case .titleAscending: [("sortBy", "title"), ("order", "asc")]
        }
    }
}
