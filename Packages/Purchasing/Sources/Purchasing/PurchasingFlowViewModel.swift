public import FlowKit
public import Model

/// The view model of purchasing's flow.
@MainActor
public final class PurchasingFlowViewModel: FlowViewModelProtocol {
    public let router: Router<PurchasingRoute>
    /// Offers to undo the latest change, above all screens of the stack.
    public let undo: UndoOffer
    private let dependencies: PurchasingDependencyContainer
    private let exit: @MainActor @Sendable (PurchasingExit) -> Void

    /// - Parameters:
    ///   - dependencies: The dependencies of the flow's screens.
    ///   - router: A scope of the app's stack. By default, the flow creates its own stack.
    ///   - exit: Handles what leaves the feature.
    public init(
        _ dependencies: PurchasingDependencyContainer, router: Router<PurchasingRoute>? = nil,
        exit: @escaping @MainActor @Sendable (PurchasingExit) -> Void
    ) {
        self.dependencies = dependencies
        self.router = router ?? Router()
        self.exit = exit
        undo = dependencies.undo ?? UndoOffer(clock: dependencies.clock)
    }

    public func presented(with router: Router<PurchasingRoute>) -> PurchasingFlowViewModel {
        PurchasingFlowViewModel(dependencies, router: router, exit: exit)
    }

    public func makeQuickOrderViewModel() -> QuickOrderViewModel {
        QuickOrderViewModel(
            dependencies.products, addToBag: dependencies.addToBag, reachability: dependencies.reachability,
            router: router, exit: exit)
    }

    public func makeBuyAgainViewModel() -> BuyAgainViewModel {
        BuyAgainViewModel(
            dependencies.orders, session: dependencies.session, reachability: dependencies.reachability,
            orderAgain: dependencies.orderAgain, addToBag: dependencies.addToBag, undo: undo, router: router, exit: exit
        )
    }
}

/// Destinations outside purchasing.
public enum PurchasingExit: Hashable, Sendable {
    /// Opens the page of a product.
    case product(Product.ID)
    /// Opens the bag.
    case bag
    /// Asks the user to sign in.
    case signIn
    /// Opens the shop.
    case shop
}
