import FlowKit
import Loading
import Model
public import SharedUI

/// The product page.
public struct ProductDetailsView<ViewModel: ProductDetailsViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel

    public init(viewModel: @autoclosure @escaping () -> ViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        ContentBelowNotice(viewModel.notice) {
            viewModel.retry()
        } content: {
            ScrollView {
                VStack {
                    content.frame(maxWidth: ProductLayout.maxWidth)
                }
                .frame(maxWidth: .infinity)
                .padding(Spacing.l)
            }
            .refreshable { await viewModel.refresh() }
        }
        .navigationTitle(viewModel.state.value.map { Text($0.summary.title) } ?? Text("Product"))
        .inlineNavigationTitle()
        .safeAreaInset(edge: .bottom) {
            PurchaseBar(viewModel: viewModel)
        }
        .alert($viewModel.alert)
        .task { await viewModel.observe() }
    }

    @ViewBuilder private var content: some View {
        switch viewModel.state {
        case .loading:
            ProductDetailsSkeleton()
        case .success(let product):
            VStack(alignment: .leading, spacing: Spacing.xl) {
                ProductColumns {
                    ProductGallery(
                        pictures: viewModel.pictures, title: product.summary.title, index: $viewModel.pictureIndex
                    ) { viewModel.openPictures() }
                } trailing: {
                    VStack(alignment: .leading, spacing: Spacing.xl) {
                        ProductBuyBox(product: product, viewModel: viewModel)
                        ProductFacts(details: product.details)
                    }
                }
                if let reviews = viewModel.reviews { ProductReviews(page: reviews, viewModel: viewModel) }
                RelatedProducts(viewModel: viewModel)
            }
        case .error(let error):
            ErrorView(error) { viewModel.retry() }
        }
    }
}
