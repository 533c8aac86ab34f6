import Model
import SharedUI

/// The pickers of a listing's sort order and layout.
struct ListingChoices: View {
    let sort: ProductSort
    let style: ListingStyle
    /// A Boolean value that indicates whether the listing shows search results: best match first.
    let isSearch: Bool
    let setSort: @MainActor (ProductSort) -> Void
    let setStyle: @MainActor (ListingStyle) -> Void

    var body: some View {
        HStack(spacing: Spacing.m) {
            Picker("Sort by", selection: Binding(get: { sort }, set: setSort)) {
                ForEach(ProductSort.allCases, id: \.self) { sort in
                    (isSearch && sort == .featured ? Text("Best match") : Text(sort.name)).tag(sort)
                }
            }
            .pickerStyle(.menu)
            .accessibilityIdentifier("listing.sort.picker")
            Spacer()
            Picker("Layout", selection: Binding(get: { style }, set: setStyle)) {
                Icon.grid.image.accessibilityLabel("Grid").tag(ListingStyle.grid)
                Icon.list.image.accessibilityLabel("List").tag(ListingStyle.list)
            }
            .pickerStyle(.segmented)
            .labelsHidden()
            .frame(maxWidth: 120)
            .accessibilityIdentifier("listing.style.picker")
        }
    }
}

extension ListingChoices: Equatable {
    /// Returns whether both views show the same content. The actions always go to the same view model.
    nonisolated static func == (one: ListingChoices, other: ListingChoices) -> Bool {
        one.sort == other.sort && one.style == other.style && one.isSearch == other.isSearch
    }
}
