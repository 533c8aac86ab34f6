public import FlowKit

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
    private let dependencies: PurchasingFlowDependencyContainer

    /// - Parameters:
    ///   - dependencies: The dependencies of the flow's screens, and the exit handler.
    ///   - router: A scope of the app's stack. By default, the flow creates its own stack.
    public init(_ dependencies: PurchasingFlowDependencyContainer, router: Router<PurchasingRoute>? = nil) {
        self.dependencies = dependencies
        self.router = router ?? Router()
    }

    public func makeQuickOrderViewModel() -> QuickOrderViewModel {
        QuickOrderViewModel(dependencies.purchasing, exit: dependencies.exit)
    }

    public func makeBuyAgainViewModel() -> BuyAgainViewModel {
        BuyAgainViewModel(dependencies.purchasing, exit: dependencies.exit)
    }
}
