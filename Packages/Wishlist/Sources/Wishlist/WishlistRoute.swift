public import SharedUI

/// The wishlist's screens.
public enum WishlistRoute: Hashable, Codable, Sendable {
    case wishlist
}

extension WishlistRoute {
    /// Returns the route's screen.
    @MainActor @ViewBuilder
    public func destination(_ flow: WishlistFlowViewModel) -> some View {
        switch self {
        case .wishlist: WishlistView(viewModel: flow.makeWishlistViewModel())
        }
    }
}

extension WishlistFlowViewModel: RootedFlow {
    public var root: WishlistRoute { .wishlist }
    public func screen(_ route: WishlistRoute) -> some View { route.destination(self) }
    public var accessory: some View { UndoBar(undo) }
}

/// The standalone flow of the wishlist.
public typealias WishlistFlowView = FlowView<WishlistFlowViewModel>
