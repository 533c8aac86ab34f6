public import FlowKit

/// The requirements of the wishlist's flow view and destinations.
@MainActor
public protocol WishlistFlowViewModelProtocol: FlowViewModelProtocol where Route == WishlistRoute {
    associatedtype WishlistScreen: WishlistViewModelProtocol
    func makeWishlistViewModel() -> WishlistScreen
}

/// The view model of the wishlist's flow.
@MainActor
public final class WishlistFlowViewModel: WishlistFlowViewModelProtocol {
    public let router: Router<WishlistRoute>
    private let dependencies: WishlistFlowDependencyContainer

    /// - Parameters:
    ///   - dependencies: The dependencies of the flow's screens, and the exit handler.
    ///   - router: A scope of the app's stack. By default, the flow creates its own stack.
    public init(_ dependencies: WishlistFlowDependencyContainer, router: Router<WishlistRoute>? = nil) {
        self.dependencies = dependencies
        self.router = router ?? Router()
    }

    public func makeWishlistViewModel() -> WishlistViewModel {
        WishlistViewModel(dependencies.wishlist, exit: dependencies.exit)
    }
}
