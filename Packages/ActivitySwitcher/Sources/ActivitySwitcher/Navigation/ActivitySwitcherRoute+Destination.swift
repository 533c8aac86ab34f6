public import SharedUI

extension ActivitySwitcherRoute {
    /// Returns the route's screen.
    @MainActor @ViewBuilder
    public func destination<Flow: ActivitySwitcherFlowViewModelProtocol>(_ flow: Flow) -> some View {
        switch self {
        case .activitySwitcher: ActivitySwitcherView(viewModel: flow.makeActivitySwitcherViewModel())
        }
    }
}
