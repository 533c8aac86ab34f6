public import FlowKit

/// The view model of the home screen's flow.
@MainActor
public final class HomeFlowViewModel: FlowViewModelProtocol {
    public let router: Router<HomeRoute>
    private let dependencies: HomeDependencyContainer
    private let exit: @MainActor @Sendable (HomeExit) -> Void

    /// - Parameters:
    ///   - dependencies: The dependencies of the flow's screens.
    ///   - router: A scope of the app's stack. By default, the flow creates its own stack.
    ///   - exit: Handles what leaves the feature.
    public init(
        _ dependencies: HomeDependencyContainer, router: Router<HomeRoute>? = nil,
        exit: @escaping @MainActor @Sendable (HomeExit) -> Void
    ) {
        self.dependencies = dependencies
        self.router = router ?? Router()
        self.exit = exit
    }

    public func presented(with router: Router<HomeRoute>) -> HomeFlowViewModel {
        HomeFlowViewModel(dependencies, router: router, exit: exit)
    }

    public func makeHomeViewModel() -> HomeViewModel {
        HomeViewModel(dependencies, router: router, exit: exit)
    }
}
