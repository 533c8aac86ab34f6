public import FlowKit

/// The requirements of the switcher's flow view and destinations.
@MainActor
public protocol ActivitySwitcherFlowViewModelProtocol: FlowViewModelProtocol where Route == ActivitySwitcherRoute {
    associatedtype ActivitySwitcherScreen: ActivitySwitcherViewModelProtocol
    func makeActivitySwitcherViewModel() -> ActivitySwitcherScreen
}

/// The view model of the switcher's flow.
@MainActor
public final class ActivitySwitcherFlowViewModel: ActivitySwitcherFlowViewModelProtocol {
    public let router: Router<ActivitySwitcherRoute>
    private let dependencies: ActivitySwitcherFlowDependencyContainer

    /// - Parameters:
    ///   - dependencies: The dependencies of the flow's screen, and the exit handler.
    ///   - router: A scope of the app's stack. By default, the flow creates its own stack.
    public init(_ dependencies: ActivitySwitcherFlowDependencyContainer, router: Router<ActivitySwitcherRoute>? = nil) {
        self.dependencies = dependencies
        self.router = router ?? Router()
    }

    public func presented(with router: Router<ActivitySwitcherRoute>) -> ActivitySwitcherFlowViewModel {
        ActivitySwitcherFlowViewModel(dependencies, router: router)
    }

    public func makeActivitySwitcherViewModel() -> ActivitySwitcherViewModel {
        ActivitySwitcherViewModel(dependencies.activitySwitcher, exit: dependencies.exit)
    }
}
