import Model
import SharedUI

/// A product card with a wishlist button.
struct HomeCard<ViewModel: HomeViewModelProtocol>: View {
    @ObservedObject var viewModel: ViewModel
    let product: ProductSummary
    let identifier: String

    var body: some View {
        ProductCard(product, identifier: identifier, isInWishlist: viewModel.wishlist.contains(product.id)) {
            viewModel.toggleWishlist(product)
        } open: {
            viewModel.open(product)
        }
    }
}
