import Model
import SharedUI

/// What one chooses above a listing: the category, the order, the layout.
struct ListingBar<ViewModel: ProductListingViewModelProtocol>: View {
    @ObservedObject var viewModel: ViewModel

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.s) {
            if !viewModel.categories.isEmpty { ListingCategories(viewModel: viewModel) }
            HStack(spacing: Spacing.m) {
                sortPicker
                Spacer()
                stylePicker
            }
        }
        .padding(.horizontal, Spacing.l)
        .padding(.vertical, Spacing.s)
    }

    private var sortPicker: some View {
        Picker("Sort by", selection: sort) {
            ForEach(ProductSort.allCases, id: \.self) { sort in
                Text(sort.name).tag(sort)
            }
        }
        .pickerStyle(.menu)
        .accessibilityIdentifier("listing.sort.picker")
    }

    private var stylePicker: some View {
        Picker("Layout", selection: style) {
            Icon.grid.image.accessibilityLabel("Grid").tag(ListingStyle.grid)
            Icon.list.image.accessibilityLabel("List").tag(ListingStyle.list)
        }
        .pickerStyle(.segmented)
        .labelsHidden()
        .frame(maxWidth: 120)
        .accessibilityIdentifier("listing.style.picker")
    }

    private var sort: Binding<ProductSort> {
        Binding {
            viewModel.query.sort
        } set: {
            viewModel.sort(by: $0)
        }
    }

    private var style: Binding<ListingStyle> {
        Binding {
            viewModel.style
        } set: { style in
            Task { await viewModel.setStyle(style) }
        }
    }
}
