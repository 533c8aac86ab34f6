public import SharedUI

extension ActivitySwitcherRoute {
    /// The route's screen.
    @MainActor @ViewBuilder
    public func destination<Flow: ActivitySwitcherFlowViewModelProtocol>(_ flow: Flow) -> some View {
        switch self {
        case .activitySwitcher: ActivitySwitcherView(viewModel: flow.makeActivitySwitcherViewModel())
        }
    }
}
