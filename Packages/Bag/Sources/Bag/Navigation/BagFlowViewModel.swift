public import FlowKit

/// The way through the bag's screens.
@MainActor
public final class BagFlowViewModel: BagFlowViewModelProtocol {
    public let router: Router<BagRoute>
    private let dependencies: BagFlowDependencyContainer
    private var wishes = OrderWishes()

    /// - Parameters:
    ///   - dependencies: What the screens need, and where their exits lead.
    ///   - router: A scope of the app's stack; without it the flow has a stack of its own.
    public init(_ dependencies: BagFlowDependencyContainer, router: Router<BagRoute>? = nil) {
        self.dependencies = dependencies
        self.router = router ?? Router()
    }

    public func makeBagViewModel() -> BagViewModel {
        let screen = BagViewModel(dependencies.bag, router: router, exit: dependencies.exit)
        wishes.add(screen.wish)
        return screen
    }

    /// Forgets what was to be done after the ``BagExit/signIn``: the person has not signed in. Whoever signs in later, for
    /// whatever reason, is not asked about an order.
    public func signInCancelled() { wishes.forget() }
}
