public import FlowKit
public import Model

/// The requirements of purchasing's flow view and destinations.
@MainActor
public protocol PurchasingFlowViewModelProtocol: FlowViewModelProtocol where Route == PurchasingRoute {
    associatedtype QuickOrderScreen: QuickOrderViewModelProtocol
    associatedtype BuyAgainScreen: BuyAgainViewModelProtocol
    func makeQuickOrderViewModel() -> QuickOrderScreen
    func makeBuyAgainViewModel() -> BuyAgainScreen
}

/// The view model of purchasing's flow.
@MainActor
public final class PurchasingFlowViewModel: PurchasingFlowViewModelProtocol {
    public let router: Router<PurchasingRoute>
    /// Offers to undo the latest change, above all screens of the stack.
    public let undo: UndoOffer
    private let dependencies: PurchasingFlowDependencyContainer

    /// - Parameters:
    ///   - dependencies: The dependencies of the flow's screens, and the exit handler.
    ///   - router: A scope of the app's stack. By default, the flow creates its own stack.
    public init(_ dependencies: PurchasingFlowDependencyContainer, router: Router<PurchasingRoute>? = nil) {
        self.dependencies = dependencies
        self.router = router ?? Router()
        undo = dependencies.purchasing.undo ?? UndoOffer(clock: dependencies.purchasing.clock)
    }

    public func presented(with router: Router<PurchasingRoute>) -> PurchasingFlowViewModel {
        PurchasingFlowViewModel(dependencies, router: router)
    }

    public func makeQuickOrderViewModel() -> QuickOrderViewModel {
        QuickOrderViewModel(dependencies.purchasing, router: router, exit: dependencies.exit)
    }

    public func makeBuyAgainViewModel() -> BuyAgainViewModel {
        BuyAgainViewModel(dependencies.purchasing, undo: undo, router: router, exit: dependencies.exit)
    }
}
