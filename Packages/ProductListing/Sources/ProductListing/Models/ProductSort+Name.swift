import Model

extension ProductSort {
    /// What a person calls the order.
    var name: String {
        switch self {
        case .featured: "Featured"
        case .priceAscending: "Price: low to high"
        case .priceDescending: "Price: high to low"
        case .ratingDescending: "Best rated"
        case .titleAscending: "Name: A to Z"
        }
    }
}
