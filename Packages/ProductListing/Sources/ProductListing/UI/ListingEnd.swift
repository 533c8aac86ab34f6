import Model
import SharedUI

/// The end of what is loaded, where more comes in.
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
    /// What the accessibility identifiers of the product's elements begin with.
    var listingIdentifier: String { "listing.product-\(id)" }
}
