import FlowKit
public import SharedUI

/// A standalone flow of the wishlist, for an app that uses only this feature.
public struct WishlistFlowView<ViewModel: WishlistFlowViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel

    public init(viewModel: @autoclosure @escaping () -> ViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        FlowStack(viewModel.router) {
            WishlistRoute.wishlist.destination(viewModel)
        } destination: { route in
            route.destination(viewModel)
        }
    }
}
