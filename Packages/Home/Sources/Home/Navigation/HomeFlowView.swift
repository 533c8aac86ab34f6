import FlowKit
public import SharedUI

/// A standalone flow of the home screen, for an app that uses only this feature.
public struct HomeFlowView<ViewModel: HomeFlowViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel

    public init(viewModel: @autoclosure @escaping () -> ViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        FlowStack(viewModel.router) {
            HomeRoute.home.destination(viewModel)
        } destination: { route in
            route.destination(viewModel)
        }
    }
}
