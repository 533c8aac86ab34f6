import FlowKit
import Model
import SharedUI

/// The results of the on-device search, with the available filters.
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

    /// The empty state. It offers to remove the filters, or to search the whole catalog, which may contain more than
    /// the device.
    private var nothing: some View {
        ScrollView {
            if found.narrowing.isEmpty {
                EmptyStateView(
                    icon: .search, title: "No results on this device for “\(found.words)”",
                    message: "Search the whole shop for more results.", actionTitle: "Search the whole shop"
                ) { viewModel.submitSearch() }
            } else {
                EmptyStateView(
                    icon: .search, title: "No results for “\(found.words)” with these filters",
                    message: "Remove the filters to see more products.", actionTitle: "Remove filters"
                ) { viewModel.narrow(to: SearchNarrowing()) }
            }
        }
    }
}
