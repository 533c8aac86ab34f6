import FlowKit
public import Model
public import SharedUI

/// A product's page as a flow of its own, for an app that takes just this feature.
public struct ProductDetailsFlowView<ViewModel: ProductDetailsFlowViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel
    private let product: Product.ID

    /// - Parameters:
    ///   - product: The product whose page the flow begins with.
    ///   - viewModel: The way through the flow's screens.
    public init(product: Product.ID, viewModel: @autoclosure @escaping () -> ViewModel) {
        self.product = product
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        FlowStack(viewModel.router) {
            ProductDetailsRoute.productDetails(product).destination(viewModel)
        } destination: { route in
            route.destination(viewModel)
        }
    }
}
