public import SharedUI

extension BrochuresRoute {
    /// Returns the route's screen.
    @MainActor @ViewBuilder
    public func destination<Flow: BrochuresFlowViewModelProtocol>(_ flow: Flow) -> some View {
        switch self {
        case .brochures: BrochuresView(viewModel: flow.makeBrochuresViewModel())
        case .brochure(let id): BrochureView(viewModel: flow.makeBrochureViewModel(id))
        }
    }
}
