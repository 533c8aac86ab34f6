public import Model
import ProductDetails

extension AppRoute {
    /// The product of the screen. `nil` if the screen has none, or several.
    public var product: Product.ID? {
        switch self {
        case .productDetails(.productDetails(let id)), .productDetails(.productReviews(let id)),
            .productDetails(.writeReview(let id)):
            id
        default: nil
        }
    }
}
