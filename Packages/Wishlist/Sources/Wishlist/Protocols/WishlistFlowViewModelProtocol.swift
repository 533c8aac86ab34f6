public import FlowKit

/// The requirements of the wishlist's flow view and destinations.
@MainActor
public protocol WishlistFlowViewModelProtocol: FlowViewModelProtocol where Route == WishlistRoute {
    associatedtype WishlistScreen: WishlistViewModelProtocol
    func makeWishlistViewModel() -> WishlistScreen
}
