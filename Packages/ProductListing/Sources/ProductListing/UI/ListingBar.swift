import FlowKit
import Loading
import Model
import SharedUI

/// The bar above a listing: category, sort order, layout and filters.
struct ListingBar<ViewModel: ProductListingViewModelProtocol>: View {
    @ObservedObject var viewModel: ViewModel

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.s) {
            if !viewModel.categories.isEmpty {
                ListingCategories(categories: viewModel.categories, chosen: viewModel.query.category) {
                    viewModel.choose($0)
                }
            }
            ListingChoices(
                sort: viewModel.query.sort, style: viewModel.style, filterCount: filters.count,
                isSearch: viewModel.shown.text != nil
            ) {
                viewModel.openFilters()
            } setSort: {
                viewModel.sort(by: $0)
            } setStyle: { style in
                Task { await viewModel.setStyle(style) }
            }
            if !filters.isEmpty {
                AppliedFilters(filters: filters) { viewModel.filter(by: $0) }
            }
        }
        .padding(.horizontal, Spacing.l)
        .padding(.vertical, Spacing.s)
    }

    private var filters: [AppliedFilter] { viewModel.query.filters.applied(in: currency) }
    private var currency: Currency { viewModel.state.value?.first?.product.price.list.currency ?? .usd }
}
