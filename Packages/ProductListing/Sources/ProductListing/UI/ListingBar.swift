import Model
import SharedUI

/// What one chooses above a listing: the category, the order, the layout.
struct ListingBar<ViewModel: ProductListingViewModelProtocol>: View {
    @ObservedObject var viewModel: ViewModel

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.s) {
            if !viewModel.categories.isEmpty {
                ListingCategories(categories: viewModel.categories, chosen: viewModel.query.category) {
                    viewModel.choose($0)
                }
                .equatable()
            }
            ListingChoices(sort: viewModel.query.sort, style: viewModel.style) {
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
