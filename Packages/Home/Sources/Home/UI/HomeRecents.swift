import Model
import SharedUI

/// A row of the recently viewed products.
struct HomeRecents<ViewModel: HomeViewModelProtocol>: View {
    @ObservedObject var viewModel: ViewModel

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.m) {
            HomeHeading("Recently viewed")
            ScrollView(.horizontal, showsIndicators: false) {
                HStack(alignment: .top, spacing: Spacing.l) {
                    ForEach(viewModel.recentlyViewed) { product in
                        HomeCard(viewModel: viewModel, product: product, identifier: "home.recent-\(product.id)")
                            .scaledFrame(width: 160)
                    }
                }
            }
        }
    }
}
