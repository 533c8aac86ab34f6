public import SharedUI

/// The switcher's screens.
public enum ActivitySwitcherRoute: Hashable, Codable, Sendable {
    case activitySwitcher
}

extension ActivitySwitcherRoute {
    /// Returns the route's screen.
    @MainActor @ViewBuilder
    public func destination(_ flow: ActivitySwitcherFlowViewModel) -> some View {
        switch self {
        case .activitySwitcher: ActivitySwitcherView(viewModel: flow.makeActivitySwitcherViewModel())
        }
    }
}

extension ActivitySwitcherFlowViewModel: RootedFlow {
    public var root: ActivitySwitcherRoute { .activitySwitcher }
    public func screen(_ route: ActivitySwitcherRoute) -> some View { route.destination(self) }
}

/// The standalone flow of the switcher.
public typealias ActivitySwitcherFlowView = FlowView<ActivitySwitcherFlowViewModel>
