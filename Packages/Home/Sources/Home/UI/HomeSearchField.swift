import SharedUI

/// The search field of the home screen.
struct HomeSearchField: View {
    @Binding var text: String
    let submit: @MainActor () -> Void

    var body: some View {
        HStack(spacing: Spacing.s) {
            Icon.search.image
                .foregroundStyle(ThemedColor.secondaryText)
                .accessibilityHidden(true)
            TextField("Search products", text: $text)
                .textFieldStyle(.plain)
                .submitLabel(.search)
                .onSubmit { submit() }
                .accessibilityIdentifier("home.search.field")
        }
        .padding(Spacing.m)
        .background(ThemedColor.surface, in: Capsule())
    }
}
