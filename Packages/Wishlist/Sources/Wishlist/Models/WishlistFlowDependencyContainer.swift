/// The dependencies of the wishlist's flow: those of its screens, and the exit handler.
public struct WishlistFlowDependencyContainer: Sendable {
    let wishlist: WishlistDependencyContainer
    let exit: @MainActor @Sendable (WishlistExit) -> Void

    public init(wishlist: WishlistDependencyContainer, exit: @escaping @MainActor @Sendable (WishlistExit) -> Void) {
        self.wishlist = wishlist
        self.exit = exit
    }
}
