import Model
import SharedUI

/// The order and the layout of a listing, side by side.
struct ListingChoices: View {
    let sort: ProductSort
    let style: ListingStyle
    /// Whether it orders what a search has found, the best match first. That is always a list.
    let isSearch: Bool
    let setSort: @MainActor (ProductSort) -> Void
    let setStyle: @MainActor (ListingStyle) -> Void

    var body: some View {
        HStack(spacing: Spacing.m) {
            Picker("Sort by", selection: Binding(get: { sort }, set: setSort)) {
                ForEach(ProductSort.allCases, id: \.self) { sort in
                    Text(isSearch && sort == .featured ? "Best match" : sort.name).tag(sort)
                }
            }
            .pickerStyle(.menu)
            .accessibilityIdentifier("listing.sort.picker")
            Spacer()
            if !isSearch { layout }
        }
    }

    private var layout: some View {
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

extension ListingChoices: Equatable {
    /// Whether both show the same. What is chosen goes to the one view model that there is.
    nonisolated static func == (one: ListingChoices, other: ListingChoices) -> Bool {
        one.sort == other.sort && one.style == other.style && one.isSearch == other.isSearch
    }
}
