public import FlowKit

/// The requirements of the bag's flow view and destinations.
@MainActor
public protocol BagFlowViewModelProtocol: FlowViewModelProtocol where Route == BagRoute {
    associatedtype BagScreen: BagViewModelProtocol
    func makeBagViewModel() -> BagScreen
}

/// The view model of the bag's flow.
@MainActor
public final class BagFlowViewModel: BagFlowViewModelProtocol {
    public let router: Router<BagRoute>
    private let dependencies: BagFlowDependencyContainer

    /// - Parameters:
    ///   - dependencies: The dependencies of the flow's screens, and the exit handler.
    ///   - router: A scope of the app's stack. By default, the flow creates its own stack.
    public init(_ dependencies: BagFlowDependencyContainer, router: Router<BagRoute>? = nil) {
        self.dependencies = dependencies
        self.router = router ?? Router()
    }

    public func makeBagViewModel() -> BagViewModel {
        BagViewModel(dependencies.bag, exit: dependencies.exit)
    }
}
