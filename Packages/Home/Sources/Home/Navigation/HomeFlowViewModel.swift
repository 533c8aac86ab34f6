public import FlowKit

/// The way through the home screen.
@MainActor
public final class HomeFlowViewModel: HomeFlowViewModelProtocol {
    public let router: Router<HomeRoute>
    private let dependencies: HomeFlowDependencyContainer

    /// - Parameters:
    ///   - dependencies: What the flow's screens need, and where its exits lead.
    ///   - router: A scope of the app's stack; without it the flow has a stack of its own.
    public init(_ dependencies: HomeFlowDependencyContainer, router: Router<HomeRoute>? = nil) {
        self.dependencies = dependencies
        self.router = router ?? Router()
    }

    public func makeHomeViewModel() -> HomeViewModel {
        HomeViewModel(dependencies.home, exit: dependencies.exit)
    }
}
