public import FlowKit

/// What the wishlist's flow view and destinations ask for.
@MainActor
public protocol WishlistFlowViewModelProtocol: FlowViewModelProtocol where Route == WishlistRoute {
    associatedtype WishlistScreen: WishlistViewModelProtocol
    func makeWishlistViewModel() -> WishlistScreen
}
