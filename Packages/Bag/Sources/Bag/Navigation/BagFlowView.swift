import FlowKit
public import SharedUI

/// The bag as a flow of its own, for an app that takes just this feature.
public struct BagFlowView<ViewModel: BagFlowViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel

    public init(viewModel: @autoclosure @escaping () -> ViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        FlowStack(viewModel.router) {
            BagRoute.bag.destination(viewModel)
        } destination: { route in
            route.destination(viewModel)
        }
    }
}
