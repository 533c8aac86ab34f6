import FlowKit
public import SharedUI

/// The account as a flow of its own, for an app that takes just this feature.
public struct MyAccountFlowView<ViewModel: MyAccountFlowViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel

    public init(viewModel: @autoclosure @escaping () -> ViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        FlowStack(viewModel.router) {
            MyAccountRoute.account.destination(viewModel)
        } destination: { route in
            route.destination(viewModel)
        }
    }
}
