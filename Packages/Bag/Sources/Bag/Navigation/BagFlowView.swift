import FlowKit
public import SharedUI

/// A standalone flow of the bag, for an app that uses only this feature.
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
