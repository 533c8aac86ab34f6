import SharedUI

/// The button at the top of the home screen that opens the search. It looks like the search field.
struct HomeSearchField: View {
    let open: @MainActor () -> Void

    var body: some View {
        RowButton(action: open) {
            HStack(spacing: Spacing.s) {
                Icon.search.image.accessibilityHidden(true)
                Text("Search products")
                Spacer()
            }
            .foregroundStyle(ThemedColor.secondaryText)
            .padding(Spacing.m)
            .background(ThemedColor.surface, in: Capsule())
        }
        .accessibilityIdentifier("home.search.button")
    }
}
