public import Model
import ProductDetails

extension AppRoute {
    /// The product that the screen shows; nil for a screen that shows none, or several.
    public var product: Product.ID? {
        if case .productDetails(.productDetails(let id)) = self { id } else { nil }
    }
}
