public import FlowKit
public import Model

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
    /// Offers to undo the latest change, above all screens of the stack.
    public let undo: UndoOffer
    private let dependencies: WishlistFlowDependencyContainer

    /// - Parameters:
    ///   - dependencies: The dependencies of the flow's screens, and the exit handler.
    ///   - router: A scope of the app's stack. By default, the flow creates its own stack.
    public init(_ dependencies: WishlistFlowDependencyContainer, router: Router<WishlistRoute>? = nil) {
        self.dependencies = dependencies
        self.router = router ?? Router()
        undo = dependencies.wishlist.undo ?? UndoOffer(clock: dependencies.wishlist.clock)
    }

    public func presented(with router: Router<WishlistRoute>) -> WishlistFlowViewModel {
        WishlistFlowViewModel(dependencies, router: router)
    }

    public func makeWishlistViewModel() -> WishlistViewModel {
        WishlistViewModel(dependencies.wishlist, undo: undo, router: router, exit: dependencies.exit)
    }
}
