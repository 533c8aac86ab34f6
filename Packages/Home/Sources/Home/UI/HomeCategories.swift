import Model
import SharedUI

/// A row of the catalog's categories, with a button that opens all of them.
struct HomeCategories: View {
    let categories: [ProductCategory]
    let open: @MainActor (ProductCategory) -> Void
    let openAll: @MainActor () -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.m) {
            HStack {
                HomeHeading("Categories")
                Spacer()
                Button("See all", action: openAll)
                    .accessibilityLabel("See all categories")
                    .accessibilityIdentifier("home.all-categories.button")
            }
            ScrollView(.horizontal, showsIndicators: false) {
                HStack(spacing: Spacing.s) {
                    ForEach(categories) { category in
                        Button {
                            open(category)
                        } label: {
                            Text(category.title)
                                .font(FontStyle.note)
                                .fontWeight(.medium)
                                .standardLineLimit(1)
                                .padding(.horizontal, Spacing.l)
                                .padding(.vertical, Spacing.m)
                                .background(ThemedColor.surface, in: Capsule())
                        }
                        .buttonStyle(.plain)
                        .accessibilityIdentifier("home.category-\(category.id).button")
                    }
                }
            }
        }
    }
}
