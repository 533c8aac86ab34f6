public import Model
import ProductDetails

extension AppRoute {
    /// The product that the screen is about; nil for a screen that is about none, or several.
    public var product: Product.ID? {
        switch self {
        case .productDetails(.productDetails(let id)), .productDetails(.productReviews(let id)),
            .productDetails(.writeReview(let id)):
            id
        default: nil
        }
    }
}
