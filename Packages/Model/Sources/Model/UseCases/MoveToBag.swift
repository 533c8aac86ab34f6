/// Moves a product from the wishlist to the bag, and back.
///
/// Both directions add the product before removing it, so that it is in both places, not in neither, if the second step
/// fails.
public struct MoveToBag: Sendable {
    private let add: AddToBag
    private let toggle: ToggleWishlist

    public init(
        bag: any BagService, wishlist: any WishlistService, analytics: any AnalyticsTracker = NoAnalytics()
    ) {
        add = AddToBag(bag, analytics: analytics)
        toggle = ToggleWishlist(wishlist, analytics: analytics)
    }

    /// Adds the minimum quantity to the bag and removes the product from the wishlist.
    ///
    /// - Returns: A value for undo, or `nil` if the product was no longer on the wishlist.
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

    /// Restores the product at its position on the wishlist and removes the added quantity from the bag.
    public func takeBack(_ moved: MovedToBag) async throws(BagError) {
        do throws(ServiceError) {
            try await toggle.takeBack(moved.removed)
        } catch {
            throw .service(error)
        }
        try await add.takeBack(moved.removed.item.id, quantity: moved.quantity)
    }
}
