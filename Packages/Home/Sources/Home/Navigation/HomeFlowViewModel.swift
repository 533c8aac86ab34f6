public import FlowKit

/// The requirements of the home screen's flow view and destinations.
@MainActor
public protocol HomeFlowViewModelProtocol: FlowViewModelProtocol where Route == HomeRoute {
    associatedtype HomeScreen: HomeViewModelProtocol
    func makeHomeViewModel() -> HomeScreen
}

/// The view model of the home screen's flow.
@MainActor
public final class HomeFlowViewModel: HomeFlowViewModelProtocol {
    public let router: Router<HomeRoute>
    private let dependencies: HomeFlowDependencyContainer

    /// - Parameters:
    ///   - dependencies: The dependencies of the flow's screens, and the exit handler.
    ///   - router: A scope of the app's stack. By default, the flow creates its own stack.
    public init(_ dependencies: HomeFlowDependencyContainer, router: Router<HomeRoute>? = nil) {
        self.dependencies = dependencies
        self.router = router ?? Router()
    }

    public func presented(with router: Router<HomeRoute>) -> HomeFlowViewModel {
        HomeFlowViewModel(dependencies, router: router)
    }

    public func makeHomeViewModel() -> HomeViewModel {
        HomeViewModel(dependencies.home, router: router, exit: dependencies.exit)
    }
}
