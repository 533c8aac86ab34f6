/// The hearts of a screen: the products on the wishlist, and the action of a tap.
public typealias WishlistHearts = OptimisticSet<Product.ID, ServiceError>

extension WishlistHearts {
    /// Creates hearts. They are empty until `follow()` is called.
    public convenience init(_ wishlist: any WishlistService, analytics: any AnalyticsTracker = NoAnalytics()) {
        let toggle = ToggleWishlist(wishlist, analytics: analytics)
        self.init(of: { wishlist.productIDs() }) { id, isOn throws(ServiceError) in
            try await toggle(id, isOn: isOn)
        }
    }
}
