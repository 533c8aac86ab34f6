import Model
import SharedUI

/// The parts of the catalogue side by side; one taps on one of them to see just that.
struct ListingCategories<ViewModel: ProductListingViewModelProtocol>: View {
    @ObservedObject var viewModel: ViewModel

    var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: Spacing.s) {
                chip("All", for: nil, identifier: "listing.category-all.button")
                ForEach(viewModel.categories) { category in
                    chip(category.name, for: category.id, identifier: "listing.category-\(category.id).button")
                }
            }
        }
    }

    private func chip(_ name: String, for id: Model.Category.ID?, identifier: String) -> some View {
        let isChosen = viewModel.query.category == id
        return Button {
            viewModel.choose(id)
        } label: {
            Text(name)
                .font(FontStyle.note)
                .fontWeight(.medium)
                .lineLimit(1)
                .foregroundStyle(isChosen ? Color.white : ThemedColor.text)
                .padding(.horizontal, Spacing.l)
                .padding(.vertical, Spacing.m)
                .background(isChosen ? ThemedColor.accent : ThemedColor.surface, in: Capsule())
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isChosen ? [.isSelected] : [])
        .accessibilityIdentifier(identifier)
    }
}
