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
    private var wishes = OrderWishes()

    /// - Parameters:
    ///   - dependencies: The dependencies of the flow's screens, and the exit handler.
    ///   - router: A scope of the app's stack. By default, the flow creates its own stack.
    public init(_ dependencies: BagFlowDependencyContainer, router: Router<BagRoute>? = nil) {
        self.dependencies = dependencies
        self.router = router ?? Router()
    }

    public func makeBagViewModel() -> BagViewModel {
        let screen = BagViewModel(dependencies.bag, router: router, exit: dependencies.exit)
        wishes.add(screen.wish)
        return screen
    }

    /// Discards the order that is pending on ``BagExit/signIn``. Call this when the user cancels sign-in, so that a
    /// later sign-in doesn't resume the order.
    public func signInCancelled() { wishes.forget() }
}
