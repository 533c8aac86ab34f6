public import SharedUI

extension BagRoute {
    /// The route's screen.
    @MainActor @ViewBuilder
    public func destination<Flow: BagFlowViewModelProtocol>(_ flow: Flow) -> some View {
        switch self {
        case .bag: BagView(viewModel: flow.makeBagViewModel())
        }
    }
}
