public import SharedUI

extension WishlistRoute {
    /// Returns the route's screen.
    @MainActor @ViewBuilder
    public func destination<Flow: WishlistFlowViewModelProtocol>(_ flow: Flow) -> some View {
        switch self {
        case .wishlist: WishlistView(viewModel: flow.makeWishlistViewModel())
        }
    }
}
