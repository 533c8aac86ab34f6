import Loading
import Model
import SharedUI

/// The end of the loaded products, which loads the next page.
struct ListingEnd<ViewModel: ProductListingViewModelProtocol>: View {
    @ObservedObject var viewModel: ViewModel

    var body: some View {
        NextPageRow(viewModel.state, hasNextPage: viewModel.hasNextPage) {
            viewModel.loadNextPage()
        } retry: {
            viewModel.retry()
        }
    }
}

extension ProductSummary {
    /// The prefix of the accessibility identifiers of the product's elements.
    var listingIdentifier: String { "listing.product-\(id)" }
}
