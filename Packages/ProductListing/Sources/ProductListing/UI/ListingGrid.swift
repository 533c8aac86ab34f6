import Model
import SharedUI

/// The products as cards in a grid.
struct ListingGrid<ViewModel: ProductListingViewModelProtocol>: View {
    @ObservedObject var viewModel: ViewModel
    let products: [ProductSummary]

    var body: some View {
        let wishlist = viewModel.wishlist
        ScrollView {
            LazyVStack(spacing: Spacing.l) {
                LazyVGrid(columns: ProductGrid.columns, spacing: Spacing.l) {
                    ForEach(products) { product in
                        ProductCard(
                            product, identifier: product.listingIdentifier,
                            isInWishlist: wishlist.contains(product.id)
                        ) {
                            viewModel.toggleWishlist(product)
                        } open: {
                            viewModel.open(product)
                        }
                        .equatable()
                    }
                }
                ListingEnd(viewModel: viewModel)
            }
            .padding(Spacing.l)
        }
        .refreshable { await viewModel.refresh() }
    }
}
