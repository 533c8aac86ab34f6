public import FlowKit

/// The way through the wishlist's screens.
@MainActor
public final class WishlistFlowViewModel: WishlistFlowViewModelProtocol {
    public let router: Router<WishlistRoute>
    private let dependencies: WishlistFlowDependencyContainer

    /// - Parameters:
    ///   - dependencies: What the flow's screens need, and where its exits lead.
    ///   - router: A scope of the app's stack; without it the flow has a stack of its own.
    public init(_ dependencies: WishlistFlowDependencyContainer, router: Router<WishlistRoute>? = nil) {
        self.dependencies = dependencies
        self.router = router ?? Router()
    }

    public func makeWishlistViewModel() -> WishlistViewModel {
        WishlistViewModel(dependencies.wishlist, exit: dependencies.exit)
    }
}
