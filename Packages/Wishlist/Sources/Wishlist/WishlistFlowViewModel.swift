public import FlowKit
public import Model

/// The view model of the wishlist's flow.
@MainActor
public final class WishlistFlowViewModel: FlowViewModelProtocol {
    public let router: Router<WishlistRoute>
    /// Offers to undo the latest change, above all screens of the stack.
    public let undo: UndoOffer
    private let dependencies: WishlistDependencyContainer
    private let exit: @MainActor @Sendable (WishlistExit) -> Void

    /// - Parameters:
    ///   - dependencies: The dependencies of the flow's screens.
    ///   - router: A scope of the app's stack. By default, the flow creates its own stack.
    ///   - exit: Handles what leaves the feature.
    public init(
        _ dependencies: WishlistDependencyContainer, router: Router<WishlistRoute>? = nil,
        exit: @escaping @MainActor @Sendable (WishlistExit) -> Void
    ) {
        self.dependencies = dependencies
        self.router = router ?? Router()
        self.exit = exit
        undo = dependencies.undo ?? UndoOffer(clock: dependencies.clock)
    }

    public func presented(with router: Router<WishlistRoute>) -> WishlistFlowViewModel {
        WishlistFlowViewModel(dependencies, router: router, exit: exit)
    }

    public func makeWishlistViewModel() -> WishlistViewModel {
        WishlistViewModel(dependencies, undo: undo, router: router, exit: exit)
    }
}

/// Destinations outside the wishlist.
public enum WishlistExit: Hashable, Sendable {
    /// Opens a product's page.
    case product(Product.ID)
    /// Opens the shop's products, from an empty wishlist.
    case shop
}
