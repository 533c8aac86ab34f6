import Model
import SharedUI

/// The bar above a listing: category, sort order and layout.
struct ListingBar<ViewModel: ProductListingViewModelProtocol>: View {
    @ObservedObject var viewModel: ViewModel

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.s) {
            if viewModel.searchText.isEmpty, !viewModel.recentSearches.isEmpty {
                RecentSearches(searches: viewModel.recentSearches) {
                    viewModel.search(for: $0)
                } clear: {
                    Task { await viewModel.forgetSearches() }
                }
            }
            if let found = viewModel.found {
                FoundFacets(found: found, category: viewModel.query.category, categories: viewModel.categories) {
                    viewModel.choose($0)
                } narrow: {
                    viewModel.narrow(to: $0)
                }
            } else if !viewModel.categories.isEmpty {
                ListingCategories(categories: viewModel.categories, chosen: viewModel.query.category) {
                    viewModel.choose($0)
                }
                .equatable()
            }
            ListingChoices(
                sort: viewModel.query.sort, style: viewModel.style, isSearch: viewModel.found != nil
            ) {
                viewModel.sort(by: $0)
            } setStyle: { style in
                Task { await viewModel.setStyle(style) }
            }
            .equatable()
        }
        .padding(.horizontal, Spacing.l)
        .padding(.vertical, Spacing.s)
    }
}
