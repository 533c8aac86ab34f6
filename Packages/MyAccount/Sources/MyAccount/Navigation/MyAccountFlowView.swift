import FlowKit
public import SharedUI

/// A standalone flow of the account, for an app that uses only this feature.
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
