import FlowKit
import Model

extension ProductSort {
    /// The display name of the sort order.
    var name: LocalizedStringResource {
        switch self {
        case .featured: "Featured"
        case .priceAscending: "Price: low to high"
        case .priceDescending: "Price: high to low"
        case .ratingDescending: "Best rated"
        case .titleAscending: "Name: A to Z"
        }
    }
}
