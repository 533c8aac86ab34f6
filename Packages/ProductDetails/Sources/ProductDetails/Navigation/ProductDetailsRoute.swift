public import Model

/// The screens about one product.
public enum ProductDetailsRoute: Hashable, Codable, Sendable {
    case productDetails(Product.ID)
}
