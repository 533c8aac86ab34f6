import Model
import SharedUI

/// The products as rows of a list.
struct ListingList<ViewModel: ProductListingViewModelProtocol>: View {
    @ObservedObject var viewModel: ViewModel
    let products: [ProductSummary]

    var body: some View {
        List {
            ForEach(products) { product in
                ListingRow(product, isInWishlist: viewModel.wishlist.contains(product.id)) {
                    viewModel.toggleWishlist(product)
                } open: {
                    viewModel.open(product)
                }
                .equatable()
            }
            ListingEnd(viewModel: viewModel)
        }
        .listStyle(.plain)
        .refreshable { await viewModel.refresh() }
    }
}
