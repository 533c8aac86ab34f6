public import FlowKit
public import Model

/// The view model of the bag's flow.
@MainActor
public final class BagFlowViewModel: FlowViewModelProtocol {
    public let router: Router<BagRoute>
    /// Offers to undo the latest change, above all screens of the stack.
    public let undo: UndoOffer
    private let dependencies: BagDependencyContainer
    private let exit: @MainActor @Sendable (BagExit) -> Void

    /// - Parameters:
    ///   - dependencies: The dependencies of the flow's screens.
    ///   - router: A scope of the app's stack. By default, the flow creates its own stack.
    ///   - exit: Handles what leaves the feature.
    public init(
        _ dependencies: BagDependencyContainer, router: Router<BagRoute>? = nil,
        exit: @escaping @MainActor @Sendable (BagExit) -> Void
    ) {
        self.dependencies = dependencies
        self.router = router ?? Router()
        self.exit = exit
        undo = dependencies.undo ?? UndoOffer(clock: dependencies.clock)
    }

    public func presented(with router: Router<BagRoute>) -> BagFlowViewModel {
        BagFlowViewModel(dependencies, router: router, exit: exit)
    }

    public func makeBagViewModel() -> BagViewModel {
        BagViewModel(dependencies, undo: undo, router: router, exit: exit)
    }
}

/// Destinations outside the bag.
public enum BagExit: Hashable, Sendable {
    /// Opens a product's page.
    case product(Product.ID)
    /// Opens the shop's products, from an empty bag.
    case shop
    /// Presents the checkout, which requires sign-in.
    case checkout
    /// Opens the orders.
    case orders
    /// Opens the items that are saved for later.
    case savedItems
}
