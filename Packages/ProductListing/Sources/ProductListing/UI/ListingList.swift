import Model
import SharedUI

/// The products as rows of a list.
struct ListingList<ViewModel: ProductListingViewModelProtocol>: View {
    @ObservedObject var viewModel: ViewModel
    let hits: [SearchHit]

    var body: some View {
        let wishlist = viewModel.wishlist
        List {
            ForEach(hits) { hit in
                ListingRow(hit: hit, isInWishlist: wishlist.contains(hit.id)) {
                    viewModel.toggleWishlist(hit.product)
                } open: {
                    viewModel.open(hit.product)
                }
            }
            ListingEnd(viewModel: viewModel)
        }
        .listStyle(.plain)
        .refreshable { await viewModel.refresh() }
    }
}
