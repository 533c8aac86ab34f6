/// The feature flags of the shop, which the debug menu lists. A flag is declared by a property:
///
/// ```swift
/// let quickReviews = FeatureFlag("quick-reviews", default: false)
/// ```
public struct ShopFlags: Sendable {
    /// The app shows the activity with the brochures.
    public let brochures = FeatureFlag("brochures", default: true)
    /// An order has a button that adds its products to the bag again.
    public let orderAgain = FeatureFlag("order-again", default: true)
    /// The user may open the activity for companies: the flag of the permission `purchasing`. The server turns it off for
    /// users who may not.
    public let purchasing = FeatureFlag("purchasing", default: true)
    /// The search stores and shows recent searches.
    public let recentSearches = FeatureFlag("recent-searches", default: true)

    /// All flags of the shop.
    public static let all = ShopFlags()
}

extension [any DeclaredFlag] {
    /// The flags that are properties of a value, such as ``ShopFlags/all``, in their order.
    public init(declaredIn value: some Sendable) {
        self = Mirror(reflecting: value).children.compactMap { $0.value as? any DeclaredFlag }
    }
}
