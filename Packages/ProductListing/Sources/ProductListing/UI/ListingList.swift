import Model
import SharedUI

/// The products as rows of a list.
struct ListingList<ViewModel: ProductListingViewModelProtocol>: View {
    @ObservedObject var viewModel: ViewModel
    let products: [ProductSummary]

    var body: some View {
        let wishlist = viewModel.wishlist
        List {
            ForEach(products) { product in
                ListingRow(product, isInWishlist: wishlist.contains(product.id)) {
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
