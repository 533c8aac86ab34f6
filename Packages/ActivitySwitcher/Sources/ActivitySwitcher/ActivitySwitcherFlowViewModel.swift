public import FlowKit

/// The view model of the switcher's flow.
@MainActor
public final class ActivitySwitcherFlowViewModel: FlowViewModelProtocol {
    public let router: Router<ActivitySwitcherRoute>
    private let dependencies: ActivitySwitcherDependencyContainer
    private let exit: @MainActor @Sendable (ActivitySwitcherExit) -> Void

    /// - Parameters:
    ///   - dependencies: The dependencies of the flow's screen.
    ///   - router: A scope of the app's stack. By default, the flow creates its own stack.
    ///   - exit: Handles what leaves the feature.
    public init(
        _ dependencies: ActivitySwitcherDependencyContainer, router: Router<ActivitySwitcherRoute>? = nil,
        exit: @escaping @MainActor @Sendable (ActivitySwitcherExit) -> Void
    ) {
        self.dependencies = dependencies
        self.router = router ?? Router()
        self.exit = exit
    }

    public func presented(with router: Router<ActivitySwitcherRoute>) -> ActivitySwitcherFlowViewModel {
        ActivitySwitcherFlowViewModel(dependencies, router: router, exit: exit)
    }

    public func makeActivitySwitcherViewModel() -> ActivitySwitcherViewModel {
        ActivitySwitcherViewModel(dependencies, exit: exit)
    }
}

/// Destinations outside the switcher.
public enum ActivitySwitcherExit: Hashable, Sendable {
    /// Switches to another activity and dismisses the switcher.
    case activity(ActivityID)
    /// Dismisses the switcher.
    case close
}
