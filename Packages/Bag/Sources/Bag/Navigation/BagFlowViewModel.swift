public import FlowKit
public import Model

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
    /// Offers to undo the latest change, above all screens of the stack.
    public let undo: UndoOffer
    private let dependencies: BagFlowDependencyContainer

    /// - Parameters:
    ///   - dependencies: The dependencies of the flow's screens, and the exit handler.
    ///   - router: A scope of the app's stack. By default, the flow creates its own stack.
    public init(_ dependencies: BagFlowDependencyContainer, router: Router<BagRoute>? = nil) {
        self.dependencies = dependencies
        self.router = router ?? Router()
        undo = dependencies.bag.undo ?? UndoOffer(clock: dependencies.bag.clock)
    }

    public func presented(with router: Router<BagRoute>) -> BagFlowViewModel {
        BagFlowViewModel(dependencies, router: router)
    }

    public func makeBagViewModel() -> BagViewModel {
        BagViewModel(dependencies.bag, undo: undo, router: router, exit: dependencies.exit)
    }
}
