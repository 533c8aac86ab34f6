import Model
import SharedUI

/// The products as cards in a grid.
struct ListingGrid<ViewModel: ProductListingViewModelProtocol>: View {
    @ObservedObject var viewModel: ViewModel
    let hits: [SearchHit]

    var body: some View {
        let wishlist = viewModel.wishlist
        ScrollView {
            LazyVStack(spacing: Spacing.l) {
                LazyVGrid(columns: ProductGrid.columns, spacing: Spacing.l) {
                    ForEach(hits) { hit in
                        ProductCard(
                            hit.product, found: hit, identifier: hit.product.listingIdentifier,
                            isInWishlist: wishlist.contains(hit.id)
                        ) {
                            viewModel.toggleWishlist(hit.product)
                        } open: {
                            viewModel.open(hit.product)
                        }
                    }
                }
                ListingEnd(viewModel: viewModel)
            }
            .padding(Spacing.l)
        }
        .refreshable { await viewModel.refresh() }
    }
}
