import Model
import SharedUI

/// The products as rows of a list.
struct ListingList<ViewModel: ProductListingViewModelProtocol>: View {
    @ObservedObject var viewModel: ViewModel
    let products: [ProductSummary]

    var body: some View {
        List {
            ForEach(products) { product in
                ProductRow(product, identifier: product.listingIdentifier) {
                    viewModel.open(product)
                } accessory: {
                    WishlistButton(product.title, isOn: viewModel.wishlist.contains(product.id)) {
                        viewModel.toggleWishlist(product)
                    }
                    .accessibilityIdentifier("\(product.listingIdentifier).wishlist-button")
                }
            }
            ListingEnd(viewModel: viewModel)
        }
        .listStyle(.plain)
        .refreshable { await viewModel.refresh() }
    }
}
