public import SharedUI

extension HomeRoute {
    /// Returns the route's screen.
    @MainActor @ViewBuilder
    public func destination<Flow: HomeFlowViewModelProtocol>(_ flow: Flow) -> some View {
        switch self {
        case .home: HomeView(viewModel: flow.makeHomeViewModel())
        }
    }
}
