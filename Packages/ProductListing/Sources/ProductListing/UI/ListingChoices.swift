import Model
import SharedUI

/// One row with the button that opens the filters, and the pickers of the sort order and the layout.
struct ListingChoices: View {
    let sort: ProductSort
    let style: ListingStyle
    let filterCount: Int
    /// A Boolean value that indicates whether the listing shows search results: best match first.
    let isSearch: Bool
    let openFilters: @MainActor () -> Void
    let setSort: @MainActor (ProductSort) -> Void
    let setStyle: @MainActor (ListingStyle) -> Void
    @Environment(\.dynamicTypeSize) private var size

    var body: some View {
        if size.isAccessibilitySize {
            VStack(alignment: .leading, spacing: Spacing.s) {
                filters
                sorting
                layout
            }
        } else {
            HStack(spacing: Spacing.s) {
                filters
                sorting
                layout.frame(minWidth: 104, maxWidth: .infinity, alignment: .trailing)
            }
        }
    }

    private var filters: some View {
        ThemedButton(
            filterCount == 0 ? "Filters" : "Filters (\(filterCount))", icon: .filter, style: .secondary,
            action: openFilters
        )
        .fixedSize()
        .accessibilityIdentifier("listing.filters.button")
    }

    private var sorting: some View {
        Picker("Sort by", selection: Binding(get: { sort }, set: setSort)) {
            ForEach(ProductSort.allCases, id: \.self) { sort in
                (isSearch && sort == .featured ? Text("Best match") : Text(sort.name)).tag(sort)
            }
        }
        .pickerStyle(.menu)
        .accessibilityIdentifier("listing.sort.picker")
    }

    private var layout: some View {
        Picker("Layout", selection: Binding(get: { style }, set: setStyle)) {
            // A segment takes its name from the title of a label. Without one, it would be the name of the symbol.
            Label("Grid", systemImage: Icon.grid.systemName).tag(ListingStyle.grid)
            Label("List", systemImage: Icon.list.systemName).tag(ListingStyle.list)
        }
        .labelStyle(.iconOnly)
        .pickerStyle(.segmented)
        .labelsHidden()
        .frame(maxWidth: 120)
        .accessibilityIdentifier("listing.style.picker")
    }
}

extension ListingChoices: Equatable {
    /// Returns whether both views show the same content. The actions always go to the same view model.
    nonisolated static func == (one: ListingChoices, other: ListingChoices) -> Bool {
        one.sort == other.sort && one.style == other.style && one.filterCount == other.filterCount
            && one.isSearch == other.isSearch
    }
}
