/// What the wishlist's flow needs: what its screens need, and where its exits lead.
public struct WishlistFlowDependencyContainer: Sendable {
    let wishlist: WishlistDependencyContainer
    let exit: @MainActor @Sendable (WishlistExit) -> Void

    public init(wishlist: WishlistDependencyContainer, exit: @escaping @MainActor @Sendable (WishlistExit) -> Void) {
        self.wishlist = wishlist
        self.exit = exit
    }
}
