public import FlowKit

/// The way through the switcher's one screen.
@MainActor
public final class ActivitySwitcherFlowViewModel: ActivitySwitcherFlowViewModelProtocol {
    public let router: Router<ActivitySwitcherRoute>
    private let dependencies: ActivitySwitcherFlowDependencyContainer

    /// - Parameters:
    ///   - dependencies: What the flow's screen needs, and where its exits lead.
    ///   - router: A scope of the app's stack; without it the flow has a stack of its own.
    public init(_ dependencies: ActivitySwitcherFlowDependencyContainer, router: Router<ActivitySwitcherRoute>? = nil) {
        self.dependencies = dependencies
        self.router = router ?? Router()
    }

    public func makeActivitySwitcherViewModel() -> ActivitySwitcherViewModel {
        ActivitySwitcherViewModel(dependencies.activitySwitcher, exit: dependencies.exit)
    }
}
