public import Model

/// The screens of a product.
public enum ProductDetailsRoute: Hashable, Codable, Sendable {
    case productDetails(Product.ID)
    /// All reviews of a product.
    case productReviews(Product.ID)
    /// The form for writing a review, which is presented.
    case writeReview(Product.ID)
}
