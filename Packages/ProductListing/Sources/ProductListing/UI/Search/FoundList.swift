import FlowKit
import Model
import SharedUI

/// What was found on the device, and what it can be narrowed to.
struct FoundList<ViewModel: ProductListingViewModelProtocol>: View {
    @ObservedObject var viewModel: ViewModel
    let found: FoundProducts

    var body: some View {
        if let hits = found.state.value {
            if hits.isEmpty { nothing } else { list(hits) }
        } else if let error = found.state.failure {
            ScrollView { ErrorView(error) { viewModel.retry() } }
        } else {
            ScrollView { ProgressView("Searching").frame(maxWidth: .infinity).padding(Spacing.xl) }
        }
    }

    private func list(_ hits: [SearchHit]) -> some View {
        let wishlist = viewModel.wishlist
        return List {
            ForEach(hits) { hit in
                FoundRow(hit: hit, isInWishlist: wishlist.contains(hit.id)) {
                    viewModel.toggleWishlist(hit.product)
                } open: {
                    viewModel.open(hit.product)
                }
                .equatable()
            }
            NextPageRow(found.state, hasNextPage: found.hasNextPage) {
                viewModel.loadNextPage()
            } retry: {
                viewModel.retry()
            }
        }
        .listStyle(.plain)
        .refreshable { await viewModel.refresh() }
    }

    /// The device may know less than the shop: with filters one takes them away, without one asks the shop.
    private var nothing: some View {
        ScrollView {
            if found.narrowing.isEmpty {
                EmptyStateView(
                    icon: .search, title: "Nothing on this device fits “\(found.words)”",
                    message: "The shop may have more.", actionTitle: "Search the whole shop"
                ) { viewModel.submitSearch() }
            } else {
                EmptyStateView(
                    icon: .search, title: "Nothing fits “\(found.words)” with these filters",
                    message: "Without them there may be something.", actionTitle: "Remove filters"
                ) { viewModel.narrow(to: SearchNarrowing()) }
            }
        }
    }
}
