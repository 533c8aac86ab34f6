import Model
import SharedUI

/// The active filters. Tapping a filter removes it.
struct AppliedFilters: View {
    let filters: [AppliedFilter]
    let show: @MainActor (ProductFilters) -> Void

    var body: some View {
        ScrollView(.horizontal, showsIndicators: false) {
            HStack(spacing: Spacing.s) {
                ForEach(filters) { filter in
                    Button {
                        show(filter.rest)
                    } label: {
                        HStack(spacing: Spacing.s) {
                            Text(filter.name).standardLineLimit(1)
                            Icon.close.image
                        }
                        .font(FontStyle.note)
                        .foregroundStyle(ThemedColor.text)
                        .padding(.horizontal, Spacing.m)
                        .padding(.vertical, Spacing.s)
                        .background(ThemedColor.surface, in: Capsule())
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel(Text("Remove filter \(Text(filter.name))"))
                    .accessibilityIdentifier("listing.filter-\(filter.id).button")
                }
                if filters.count > 1 {
                    Button("Clear all") { show(ProductFilters()) }
                        .accessibilityLabel("Clear all filters")
                        .accessibilityIdentifier("listing.filters-clear.button")
                }
            }
        }
    }
}
