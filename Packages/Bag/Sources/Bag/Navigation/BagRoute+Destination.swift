public import SharedUI

extension BagRoute {
    /// Returns the route's screen.
    @MainActor @ViewBuilder
    public func destination<Flow: BagFlowViewModelProtocol>(_ flow: Flow) -> some View {
        switch self {
        case .bag: BagView(viewModel: flow.makeBagViewModel())
        }
    }
}
