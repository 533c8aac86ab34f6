import FlowKit
public import SharedUI

/// The switcher as a flow of its own, for an app that takes just this feature.
public struct ActivitySwitcherFlowView<ViewModel: ActivitySwitcherFlowViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel

    public init(viewModel: @autoclosure @escaping () -> ViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        FlowStack(viewModel.router) {
            ActivitySwitcherRoute.activitySwitcher.destination(viewModel)
        } destination: { route in
            route.destination(viewModel)
        }
    }
}
