/// Moves a product from the wishlist to the bag, and back.
///
/// Each way has two steps, and the product is put in its new place before it leaves the old one: when the second step
/// fails, it is in both, not in neither.
public struct MoveToBag: Sendable {
    private let add: AddToBag
    private let toggle: ToggleWishlist

    public init(
        bag: any BagService, wishlist: any WishlistService, analytics: any AnalyticsTracker = NoAnalytics()
    ) {
        add = AddToBag(bag, analytics: analytics)
        toggle = ToggleWishlist(wishlist, analytics: analytics)
    }

    /// Puts the smallest quantity that is sold into the bag, and takes the product off the wishlist.
    ///
    /// - Returns: What moves it back; nil when it was not on the wishlist any more.
    @discardableResult
    public func callAsFunction(_ product: ProductSummary) async throws(BagError) -> MovedToBag? {
        let quantity = product.minimumOrderQuantity
        try await add(product.id, quantity: quantity)
        do throws(ServiceError) {
            return try await toggle(product.id, isOn: false).map { MovedToBag(removed: $0, quantity: quantity) }
        } catch {
            throw .service(error)
        }
    }

    /// Puts the product back where it was on the wishlist, and takes out of the bag just what was put in.
    public func takeBack(_ moved: MovedToBag) async throws(BagError) {
        do throws(ServiceError) {
            try await toggle.takeBack(moved.removed)
        } catch {
            throw .service(error)
        }
        try await add.takeBack(moved.removed.item.id, quantity: moved.quantity)
    }
}
