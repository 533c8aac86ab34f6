import FlowKit
public import Model
public import SharedUI

/// A standalone flow of the product page, for an app that uses only this feature.
public struct ProductDetailsFlowView<ViewModel: ProductDetailsFlowViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel
    private let product: Product.ID

    /// - Parameters:
    ///   - product: The product at the root of the flow.
    ///   - viewModel: The flow's view model.
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
