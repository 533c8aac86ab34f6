public import Model

/// The screens about one product.
public enum ProductDetailsRoute: Hashable, Codable, Sendable {
    case productDetails(Product.ID)
    /// All that customers say of it.
    case productReviews(Product.ID)
    /// A review of one's own, to be written; it is presented.
    case writeReview(Product.ID)
}
