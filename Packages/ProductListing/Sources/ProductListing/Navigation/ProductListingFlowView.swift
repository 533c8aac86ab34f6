import FlowKit
public import SharedUI

/// A standalone flow of the listing, for an app that uses only this feature.
public struct ProductListingFlowView<ViewModel: ProductListingFlowViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel

    public init(viewModel: @autoclosure @escaping () -> ViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        FlowStack(viewModel.router) {
            viewModel.root.destination(viewModel)
        } destination: { route in
            route.destination(viewModel)
        }
    }
}
